import { useLingui } from '@lingui/react/macro';
import type { RouteId } from '@lobby/contracts';
import { graphql, useQuery } from '@lobby/data';
import { useHasPage } from '@lobby/composition';
import { useDetailedPlayer, useMarket } from '@lobby/player';
import { Link, routeOf, usePathname } from '@lobby/routing';
import { useNow } from '@lobby/runtime';
import { Card, Container, Icon, InfoIcon, Inline, Stack, Text, TextLink, WarningIcon } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { build } from 'virtual:lobby-build';
import { activeBanners, type ActiveBanner, isBlocking } from './activeBanners.ts';
import * as css from './AccountBanners.css.ts';
import { useBannerText } from './useBannerText.ts';
import { useRequestNews } from './useRequestNews.ts';

const BannersQuery = graphql(`
  query Banners($countryCode: String) {
    root {
      banners(countryCode: $countryCode) {
        id
        kind
        text
        startsAt
        endsAt
      }
    }
  }
`);

/**
 * What a player has to know of the account or of the platform, above every page: the first banner that blocks and the
 * first that informs (R-3-029, A-137). On the game page only the blocking one shows, so that the game keeps its space.
 */
export default function AccountBanners() {
  const now = useNow(30_000);
  const player = useDetailedPlayer();
  const { country, isSettled } = useMarket();
  const isInGame = routeOf(usePathname()) === 'game';
  const [{ data }] = useQuery({
    query: BannersQuery,
    variables: { countryCode: country },
    pause: !isSettled,
    requestPolicy: 'cache-and-network',
  });
  if (player === null) return null;
  const active = activeBanners(player, data?.root.banners ?? [], new Date(now));
  const shown = isInGame ? active.filter(isBlocking) : active;
  return (
    <div aria-live="polite">
      {shown.length > 0 && (
        <Container>
          <div className={css.place}>
            <Stack gap="sm">
              {shown.map((banner) => (
                <AccountBanner key={banner.kind} banner={banner} />
              ))}
            </Stack>
          </div>
        </Container>
      )}
    </div>
  );
}

/** Where the player can do something about it. */
const routesOfKinds: Partial<Record<ActiveBanner['kind'], RouteId>> = {
  AccountClosed: 'responsible-gaming',
  ReopenableAccount: 'profile',
  SelfExclusion: 'responsible-gaming',
  Timeout: 'responsible-gaming',
  KycRequired: 'profile-documents',
  SowUploadRequired: 'source-of-wealth',
  SowRequired: 'source-of-wealth',
  BankingCDD: 'profile-documents',
};

function AccountBanner({ banner }: { banner: ActiveBanner }) {
  const { t } = useLingui();
  const hasPage = useHasPage();
  const pathname = usePathname();
  const text = useBannerText(banner);
  useRequestNews(banner);
  const byProvider = banner.kind === 'KycRequired' && build.kycRequired && build.SumSubFlow;
  const route = byProvider ? 'profile-identity' : routesOfKinds[banner.kind];
  const linkTexts: Partial<Record<RouteId, string>> = {
    'responsible-gaming': t({ id: 'BANNER_WHAT_REMAINS', message: 'What you can still do' }),
    profile: t({ id: 'BANNER_TO_ACCOUNT', message: 'To your account' }),
    'profile-documents': t({ id: 'BANNER_TO_DOCUMENTS', message: 'To your documents' }),
    'profile-identity': t({ id: 'KYC_START', message: 'Verify now' }),
    'source-of-wealth':
      banner.kind === 'SowUploadRequired'
        ? t({ id: 'BANNER_TO_UPLOAD', message: 'Show them now' })
        : t({ id: 'BANNER_TO_SOURCE_OF_WEALTH', message: 'Declare it now' }),
  };
  if (text === '') return null;
  return (
    <BannerCard
      kind={banner.kind}
      blocking={isBlocking(banner)}
      link={
        route !== undefined &&
        hasPage(route) &&
        routeOf(pathname) !== route && (
          <TextLink standalone render={<Link to={route} />}>
            {linkTexts[route]}
          </TextLink>
        )
      }
    >
      {text}
    </BannerCard>
  );
}

interface BannerCardProps {
  kind: ActiveBanner['kind'];
  blocking: boolean;
  link?: ReactNode;
  children: string;
}

/** One sentence, and where it leads. */
export function BannerCard({ kind, blocking, link, children }: BannerCardProps) {
  const { t } = useLingui();
  const name = blocking
    ? t({ id: 'ACCOUNT_NOTICE', message: 'About your account' })
    : t({ id: 'BANNER_NOTICE', message: 'Notice' });
  return (
    <div data-banner={kind}>
      <Card as="section" padding="sm" aria-label={name}>
        <Inline gap="md" wrap justify="between">
          <div className={css.text}>
            <Icon of={blocking ? WarningIcon : InfoIcon} />
            <Text weight="medium">{children}</Text>
          </div>
          {link}
        </Inline>
      </Card>
    </div>
  );
}
