import type { Overlay } from '@lobby/overlays';
import {
  Badge,
  Button,
  Card,
  Container,
  Grid,
  Heading,
  Icon,
  Inline,
  Money,
  SearchIcon,
  Stack,
  Text,
  TextField,
  TextLink,
  TrophyIcon,
} from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OverlayDialog } from './OverlayDialog.tsx';

/** A page for the overlay to lie over. */
const page = (
  <Container>
    <Stack gap="xl">
      <Heading level={1}>Tonight’s tables</Heading>
      <Grid column="sm">
        {['Roulette', 'Blackjack', 'Baccarat', 'Poker', 'Dice', 'Wheel'].map((name) => (
          <Card key={name} padding="lg">
            <Stack gap="md">
              <Heading level={2} size="h3">
                {name}
              </Heading>
              <Text tone="muted">Open now, from one euro a round.</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  </Container>
);

/** One story per variant (R-3-030). */
const meta = {
  title: 'Shell/Overlay',
  component: OverlayDialog,
  args: { open: true, onEnd: () => undefined, overlay: { variant: 'default', title: 'Overlay' } },
  decorators: [
    (Story) => (
      <>
        {page}
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof OverlayDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (overlay: Overlay): Story => ({ args: { overlay } });

const Row = ({ label, value }: { label: string; value: string }) => (
  <Inline justify="between">
    <Text as="span" tone="muted">
      {label}
    </Text>
    <Text as="span" weight="bold" figures>
      {value}
    </Text>
  </Inline>
);

const Win = ({ pot, amount, action }: { pot: string; amount: string; action: string }) => (
  <Stack gap="lg" align="center">
    <Text as="span" tone="accent">
      <Icon of={TrophyIcon} size="xl" />
    </Text>
    <Badge tone="tertiary">{pot}</Badge>
    <Heading level={3} size="h1" align="center">
      <Money>{amount}</Money>
    </Heading>
    <Text align="center" tone="muted">
      The prize is in your balance.
    </Text>
    <Button size="lg" block>
      {action}
    </Button>
  </Stack>
);

export const Confirmation = story({
  variant: 'confirmation',
  title: 'Your balance is running low',
  content: 'Do you want to make a deposit?',
});
export const Default = story({
  variant: 'default',
  title: 'About this game',
  content: 'A round costs from €0.10 to €100.00. On average 96.21 % of all bets are paid back.',
});
export const Error = story({ variant: 'error', title: 'Error', content: 'Something went wrong.' });
export const Search = story({
  variant: 'search',
  title: 'Search',
  content: (
    <Stack gap="lg">
      <TextField
        label="Search games"
        hideLabel
        type="search"
        prefix={<Icon of={SearchIcon} />}
        placeholder="Games and studios"
        value=""
        onChange={() => undefined}
      />
      <Inline wrap>
        {['Slots', 'Live casino', 'Jackpots'].map((name) => (
          <Button key={name} variant="ghost">
            {name}
          </Button>
        ))}
      </Inline>
    </Stack>
  ),
});
export const QuickDeposit = story({
  variant: 'quick-deposit',
  title: 'Deposit',
  content: (
    <Stack gap="lg">
      <TextField label="Amount" inputMode="decimal" prefix="€" value="50.00" onChange={() => undefined} />
      <Inline wrap>
        {['€20', '€50', '€100'].map((amount) => (
          <Button key={amount} variant="ghost">
            {amount}
          </Button>
        ))}
      </Inline>
      <Button size="lg" block>
        Deposit €50.00
      </Button>
    </Stack>
  ),
});
export const RealityCheck = story({
  variant: 'reality-check',
  title: 'Reality check',
  queued: true,
  content: (
    <Stack gap="md">
      <Text>Take a moment to look at your play. Do you want to continue?</Text>
      <Stack gap="xs">
        <Row label="Time played" value="1:02:05" />
        <Row label="Staked" value="€140.00" />
        <Row label="Won" value="€96.40" />
      </Stack>
    </Stack>
  ),
});
export const ContentAccept = story({
  variant: 'content-accept',
  title: 'New terms and conditions',
  queued: true,
  content: (
    <Text>
      We have changed our terms. Please read the <TextLink href="#terms">terms and conditions</TextLink> and accept them
      to play on.
    </Text>
  ),
});
export const ActionError = story({
  variant: 'action-error',
  title: 'You cannot deposit',
  content: 'You are taking a break from play until Thursday 24 December at 18:00.',
});
export const JackpotWin = story({
  variant: 'jackpot-win',
  title: 'You have won a jackpot',
  content: <Win pot="SUPER" amount="€12,480.50" action="Play on" />,
});
export const RaffleWin = story({
  variant: 'raffle-win',
  title: 'Your ticket has won',
  content: <Win pot="Daily draw" amount="€250.00" action="See my tickets" />,
});
export const Sow = story({
  variant: 'sow',
  title: 'Where does your money come from?',
  content: (
    <Stack gap="lg">
      <Text>The law asks us to know this before you deposit again. Please answer before 24/12/2026.</Text>
      <TextField label="Occupation" value="" onChange={() => undefined} />
      <TextField label="Yearly income" inputMode="decimal" prefix="€" value="" onChange={() => undefined} />
      <Button size="lg" block>
        Send
      </Button>
    </Stack>
  ),
});
export const SumsubKycRequired = story({
  variant: 'sumsub-kyc-required',
  title: 'Verify your identity',
  content: (
    <Stack gap="lg">
      <Text>Have your passport or identity card at hand. It takes about two minutes.</Text>
      <Button size="lg" block>
        Start
      </Button>
    </Stack>
  ),
});
export const LongTexts = story({
  variant: 'confirmation',
  title: 'Käyttöehtosopimuksen hyväksymisvaatimus '.repeat(2),
  content: 'Nykyaikaisempien verkkopankkitunnusten käyttöönottovaatimus. '.repeat(30),
  okText: 'Hyväksyn käyttöehdot',
  dismissText: 'Palaan myöhemmin takaisin',
});
