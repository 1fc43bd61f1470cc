import { useLingui } from '@lingui/react/macro';
import type { RouteId } from '@lobby/contracts';
import { useHasPage } from '@lobby/composition';
import { Link } from '@lobby/routing';
import {
  BanknoteIcon,
  Card,
  ClockIcon,
  CoinsIcon,
  DocumentIcon,
  DicesIcon,
  Grid,
  Heading,
  HistoryIcon,
  Icon,
  type IconNode,
  Inline,
  LockIcon,
  Stack,
  Text,
} from '@lobby/ui-kit';

interface ProtectionLink {
  route: Extract<
    RouteId,
    | 'profile-limits'
    | 'profile-global-limits'
    | 'profile-self-exclusion'
    | 'profile-game-history'
    | 'profile-deposit-history'
    | 'profile-withdrawal-history'
    | 'profile-session-history'
    | 'profile-documents'
    | 'withdraw'
  >;
  icon: IconNode;
  title: string;
  text: string;
}

/**
 * The ways to limits, exclusion and histories, as far as this lobby has pages for them. Players who may not play see
 * first what they may still do.
 */
export function ProtectionLinks({ isBlocked }: { isBlocked: boolean }) {
  const { t } = useLingui();
  const hasPage = useHasPage();
  const control: ProtectionLink[] = [
    {
      route: 'profile-limits',
      icon: CoinsIcon,
      title: t({ id: 'HUB_LIMITS', message: 'Limits' }),
      text: t({ id: 'HUB_LIMITS_TEXT', message: 'Decide ahead how much you pay in, lose or play.' }),
    },
    {
      route: 'profile-global-limits',
      icon: CoinsIcon,
      title: t({ id: 'HUB_GLOBAL_LIMITS', message: 'Global limits' }),
      text: t({ id: 'HUB_GLOBAL_LIMITS_TEXT', message: 'One limit of losses for everything that you play.' }),
    },
    {
      route: 'profile-self-exclusion',
      icon: LockIcon,
      title: t({ id: 'SELF_EXCLUSION', message: 'Self-exclusion' }),
      text: t({ id: 'HUB_SELF_EXCLUSION_TEXT', message: 'Exclude yourself from play for a time, or for good.' }),
    },
  ];
  const overview: ProtectionLink[] = [
    {
      route: 'profile-game-history',
      icon: DicesIcon,
      title: t({ id: 'HUB_GAMES', message: 'Games played' }),
      text: t({ id: 'HUB_GAMES_TEXT', message: 'What you have staked and won.' }),
    },
    {
      route: 'profile-deposit-history',
      icon: HistoryIcon,
      title: t({ id: 'HUB_DEPOSITS', message: 'Deposits' }),
      text: t({ id: 'HUB_DEPOSITS_TEXT', message: 'What you have paid in.' }),
    },
    {
      route: 'profile-withdrawal-history',
      icon: HistoryIcon,
      title: t({ id: 'HUB_WITHDRAWALS', message: 'Withdrawals' }),
      text: t({ id: 'HUB_WITHDRAWALS_TEXT', message: 'What has been paid out to you, and what is under way.' }),
    },
    {
      route: 'profile-session-history',
      icon: ClockIcon,
      title: t({ id: 'HUB_SESSIONS', message: 'Sign-ins' }),
      text: t({ id: 'HUB_SESSIONS_TEXT', message: 'When and for how long you were here.' }),
    },
    {
      route: 'profile-documents',
      icon: DocumentIcon,
      title: t({ id: 'HUB_DOCUMENTS', message: 'Documents' }),
      text: t({ id: 'HUB_DOCUMENTS_TEXT', message: 'What we ask you for.' }),
    },
  ];
  const withdraw: ProtectionLink = {
    route: 'withdraw',
    icon: BanknoteIcon,
    title: t({ id: 'HUB_WITHDRAW', message: 'Withdraw' }),
    text: t({ id: 'HUB_WITHDRAW_TEXT', message: 'Your money stays yours: have it paid out at any time.' }),
  };
  const links = (isBlocked ? [withdraw, ...overview] : [...control, ...overview]).filter(({ route }) => hasPage(route));
  if (links.length === 0) return null;
  return (
    <Stack as="section" gap="md" aria-labelledby="protection">
      <Heading level={2} id="protection">
        {isBlocked
          ? t({ id: 'BANNER_WHAT_REMAINS', message: 'What you can still do' })
          : t({ id: 'HUB_CONTROL', message: 'Stay in control' })}
      </Heading>
      <Grid as="ul" column="md" aria-labelledby="protection">
        {links.map(({ route, icon, title, text }) => (
          <li key={route}>
            <Card render={<Link to={route} />}>
              <Inline gap="md">
                <Icon of={icon} size="lg" />
                <Stack gap="xxs">
                  <Text as="span" weight="bold">
                    {title}
                  </Text>
                  <Text as="span" tone="muted" size="sm">
                    {text}
                  </Text>
                </Stack>
              </Inline>
            </Card>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
