import { useLingui } from '@lingui/react/macro';
import { graphql, type ResultOf, useQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { PageTitle } from '@lobby/composition';
import { useMarket } from '@lobby/player';
import { bannerPictures, Link } from '@lobby/routing';
import { ArrowLeftIcon, Banner, BannerPicture, BannerSkeleton, ButtonLink, Container, Stack } from '@lobby/ui-kit';
import { DropList } from '../drops/DropList.tsx';
import { useDrops } from '../drops/useDrops.ts';
import { type RaffleSettings, RaffleSettingsFields } from '../raffleSettings.ts';
import { Winners } from '../winners/Winners.tsx';
import { ProviderOfTheWeek } from './ProviderOfTheWeek.tsx';
import { RaffleTexts } from './RaffleTexts.tsx';
import { RaffleSteps } from './RaffleSteps.tsx';
import * as css from './RafflePage.css.ts';

const RafflePageQuery = graphql(
  `
    query RafflePage($ipCountryCode: String) {
      root {
        raffleSettings(ipCountryCode: $ipCountryCode) {
          ...RaffleSettingsFields
        }
        rafflePage(ipCountryCode: $ipCountryCode) {
          enabled
          pageMobileBackgroundImage
          pageDesktopBackgroundImage
          text
          termsAndConditions
        }
      }
    }
  `,
  [RaffleSettingsFields],
);

type PageSettings = NonNullable<ResultOf<typeof RafflePageQuery>['root']['rafflePage']>;

/** `/raffle/`. Where the raffle or its page is off, the page is empty between header and footer. */
export default function RafflePage() {
  const { ipCountryCode, isSettled } = useMarket();
  const [{ data, error }, refetch] = useQuery({
    query: RafflePageQuery,
    variables: { ipCountryCode },
    pause: !isSettled,
  });
  if (!data) {
    return <Frame>{error ? <LoadFailed level={1} onRetry={refetch} /> : <BannerSkeleton height="lg" />}</Frame>;
  }
  const { raffleSettings: settings, rafflePage: page } = data.root;
  if (!settings?.enabled || !page?.enabled) return null;
  return <Raffle settings={settings} page={page} />;
}

function Raffle({ settings, page }: { settings: RaffleSettings; page: PageSettings }) {
  const { t } = useLingui();
  const drops = useDrops(settings.enabled);
  const title = t({ id: 'RAFFLE_TITLE', message: 'Raffle' });
  const pictures = bannerPictures({
    desktopImage: page.pageDesktopBackgroundImage ?? settings.pageDesktopBackgroundImage,
    mobileImage: page.pageMobileBackgroundImage ?? settings.pageMobileBackgroundImage,
  });
  return (
    <Frame>
      <PageTitle of={title} />
      <Banner
        level={1}
        height="md"
        title={title}
        text={t({
          id: 'RAFFLE_INTRO',
          message: 'Collect tickets as you play. One is drawn every hour, one every day and one every week.',
        })}
        art={pictures && <BannerPicture {...pictures} first />}
      />
      <DropList drops={drops} />
      <RaffleSteps />
      <ProviderOfTheWeek raffles={settings.raffles} />
      <Winners draws={drops.draws} />
      <RaffleTexts text={page.text} terms={page.termsAndConditions} />
      <div>
        <ButtonLink variant="secondary" icon={ArrowLeftIcon} render={<Link to="lobby" />}>
          {t({ id: 'GO_TO_LOBBY', message: 'Go to the lobby' })}
        </ButtonLink>
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <Container>
      <div className={css.page}>
        <Stack gap="xxxl">{children}</Stack>
      </div>
    </Container>
  );
}
