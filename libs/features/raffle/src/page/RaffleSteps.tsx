import { useLingui } from '@lingui/react/macro';
import {
  BellIcon,
  Card,
  GamesIcon,
  Heading,
  Icon,
  type IconNode,
  SectionHead,
  Stack,
  Text,
  TicketIcon,
} from '@lobby/ui-kit';
import { useId } from 'react';
import * as css from './RaffleSteps.css.ts';

interface Step {
  icon: IconNode;
  title: string;
  text: string;
}

/** How to take part, in three numbered steps (R-2-077). The price of a ticket is in euro for all (R-9-039, A-113). */
export function RaffleSteps() {
  const { t } = useLingui();
  const id = useId();
  const steps: readonly Step[] = [
    {
      icon: GamesIcon,
      title: t({ id: 'RAFFLE_STEP_PLAY', message: 'Play any game' }),
      text: t({
        id: 'RAFFLE_STEP_PLAY_TEXT',
        message: 'Every game in the lobby takes part.',
      }),
    },
    {
      icon: TicketIcon,
      title: t({ id: 'RAFFLE_STEP_TICKETS', message: 'Collect tickets' }),
      text: t({
        id: 'RAFFLE_STEP_TICKETS_TEXT',
        message: 'You get 1 ticket per 1.00 euro wagered.',
      }),
    },
    {
      icon: BellIcon,
      title: t({ id: 'RAFFLE_STEP_WIN', message: 'Wait for the win notification' }),
      text: t({ id: 'RAFFLE_STEP_WIN_TEXT', message: 'We tell you here as soon as one of your tickets is drawn.' }),
    },
  ];
  return (
    <Stack as="section" gap="lg" aria-labelledby={id}>
      <SectionHead id={id} title={t({ id: 'RAFFLE_STEPS_TITLE', message: 'How to take part' })} />
      <ol className={css.steps}>
        {steps.map(({ icon, title, text }, index) => (
          <li key={title} className={css.step}>
            <Card>
              <span className={css.row}>
                <span className={css.number}>{index + 1}</span>
                <Icon of={icon} size="lg" />
              </span>
              <Stack gap="xs">
                <Heading level={3} size="h5">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            </Card>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
