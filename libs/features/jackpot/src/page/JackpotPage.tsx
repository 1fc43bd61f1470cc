import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { PageTitle, Slot } from '@lobby/composition';
import { useMarket } from '@lobby/player';
import { bannerPictures, Link } from '@lobby/routing';
import {
  ArrowLeftIcon,
  BannerPicture,
  BannerSkeleton,
  ButtonLink,
  Container,
  Heading,
  Inline,
  Stack,
  TextLink,
} from '@lobby/ui-kit';
import { type RefObject, useId, useRef } from 'react';
import { JackpotPageQuery } from '../settings/jackpotQueries.ts';
import { JackpotCard } from '../optIn/JackpotCard.tsx';
import { useJackpotOptIn } from '../optIn/useJackpotOptIn.ts';
import { PotList } from '../pots/PotList.tsx';
import { usePots } from '../pots/useJackpot.ts';
import { JackpotColors } from '../settings/JackpotColors.tsx';
import type { JackpotSettings } from '../settings/parseSettings.ts';
import { useJackpotSettings } from '../settings/useJackpotSettings.ts';
import { useCustomJackpot } from '../optIn/customJackpot.ts';
import * as css from './JackpotPage.css.ts';
import { Leaderboard } from './Leaderboard.tsx';

/** Rows of the title that are as large as it; the others follow as plain text (R-2-073). */
const LARGE_ROWS = 2;

/** `/jackpot/`: pots, the player's part, what it is about, and who leads. Empty where there is no jackpot. */
export default function JackpotPage() {
  const { ipCountryCode, isSettled } = useMarket();
  const { settings, isLoading, hasFailed, refetch: refetchSettings } = useJackpotSettings();
  const [{ data, error }, refetch] = useQuery({
    query: JackpotPageQuery,
    variables: { ipCountryCode },
    pause: !isSettled,
  });
  const section = useRef<HTMLElement>(null);
  if (hasFailed || (error && !data)) {
    return (
      <Container>
        <div className={css.page}>
          <LoadFailed
            level={1}
            onRetry={() => {
              refetchSettings();
              refetch();
            }}
          />
        </div>
      </Container>
    );
  }
  if (isLoading || !data) {
    return (
      <Container>
        <div className={css.page}>
          <BannerSkeleton height="lg" />
        </div>
      </Container>
    );
  }
  const page = data.root.jackpotPage;
  if (!settings || !page?.enabled) return null;
  return (
    <>
      <CustomJackpot settings={settings} section={section} />
      <JackpotArticle settings={settings} page={page} section={section} />
    </>
  );
}

/** Apart from the page, which does not render again with the player's status. */
function CustomJackpot({ settings, section }: { settings: JackpotSettings; section: RefObject<HTMLElement | null> }) {
  const optIn = useJackpotOptIn(settings);
  useCustomJackpot(settings, optIn, () => section.current?.scrollIntoView({ block: 'start' }));
  return null;
}

interface JackpotArticleProps {
  settings: JackpotSettings;
  page: {
    desktopImage: string | null;
    mobileImage: string | null;
    titleRows: readonly string[] | null;
    text: string | null;
    termsAndConditions: string | null;
  };
  /** The part with the player's choice. */
  section: RefObject<HTMLElement | null>;
}

function JackpotArticle({ settings, page, section }: JackpotArticleProps) {
  const { t } = useLingui();
  const terms = useId();
  const title = t({ id: 'JACKPOT_TITLE', message: 'Jackpot' });
  const rows = (page.titleRows ?? []).filter((row) => row.trim() !== '');
  const pictures = bannerPictures(page);
  return (
    <Container>
      <PageTitle of={title} />
      <div className={css.page}>
        <Stack gap="xxl">
          <JackpotColors palette={settings.palette}>
            <div className={css.hero}>
              {pictures && (
                <div className={css.art}>
                  <BannerPicture {...pictures} first />
                </div>
              )}
              <div className={css.words}>
                {settings.logo && <img className={css.logo} src={settings.logo} alt="" decoding="async" />}
                <Heading level={1}>{title}</Heading>
                {rows.length > 0 && (
                  <div className={css.rows}>
                    {rows.map((row, place) => (
                      <p key={row} className={place < LARGE_ROWS ? css.largeRow : css.row}>
                        {row}
                      </p>
                    ))}
                  </div>
                )}
              </div>
              <div className={css.pots}>
                <LivePots settings={settings} />
              </div>
            </div>
          </JackpotColors>
          <div className={css.columns}>
            <Stack gap="xl">
              <section
                ref={section}
                className={css.choice}
                aria-label={t({ id: 'JACKPOT_YOUR_PART', message: 'Taking part' })}
              >
                <JackpotCard />
              </section>
              {page.text && <Slot name="served.text" props={{ html: page.text }} />}
              {page.termsAndConditions && (
                <section aria-labelledby={terms}>
                  <Stack gap="sm">
                    <Heading level={2} size="h4" id={terms}>
                      {t({ id: 'JACKPOT_TERMS', message: 'Jackpot terms' })}
                    </Heading>
                    <Slot name="served.text" props={{ html: page.termsAndConditions }} />
                    <TextLink standalone render={<Link to="promotions-jackpots" />}>
                      {t({ id: 'JACKPOT_ALL_TERMS', message: 'All jackpot terms' })}
                    </TextLink>
                  </Stack>
                </section>
              )}
            </Stack>
            <Leaderboard instanceId={settings.instanceId} />
          </div>
          <Inline>
            <ButtonLink variant="secondary" icon={ArrowLeftIcon} render={<Link to="lobby" />}>
              {t({ id: 'JACKPOT_HOME', message: 'Back to the lobby' })}
            </ButtonLink>
          </Inline>
        </Stack>
      </div>
    </Container>
  );
}

function LivePots({ settings }: { settings: JackpotSettings }) {
  return <PotList pots={usePots(settings)} />;
}
