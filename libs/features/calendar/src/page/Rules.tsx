import { useLingui } from '@lingui/react/macro';
import { useSentenceTime } from '@lobby/i18n';
import { CalendarIcon, Card, ClockIcon, GiftIcon, Grid, Heading, Icon, Inline, Stack, Text } from '@lobby/ui-kit';
import type { Calendar } from '../calendar.ts';

/** How the calendar works, in three sentences. */
export function Rules({ calendar }: { calendar: Calendar }) {
  const { t } = useLingui();
  const sentenceTime = useSentenceTime();
  const end = sentenceTime(calendar.endsAt);
  const rules = [
    {
      icon: CalendarIcon,
      title: t({ id: 'CALENDAR_RULE_DAY', message: 'A door for each day' }),
      text: t({
        id: 'CALENDAR_RULE_DAY_TEXT',
        message: 'Each door opens on its day, once for every player. What is behind it shows when it is open.',
      }),
    },
    {
      icon: ClockIcon,
      title: t({ id: 'CALENDAR_RULE_LATER', message: 'Missed one?' }),
      text: t({
        id: 'CALENDAR_RULE_LATER_TEXT',
        message: `Doors of past days can be opened until the calendar ends: ${end}.`,
      }),
    },
    {
      icon: GiftIcon,
      title: t({ id: 'CALENDAR_RULE_PRIZE', message: 'Prizes are yours to keep' }),
      text: t({
        id: 'CALENDAR_RULE_PRIZE_TEXT',
        message: 'Points are added at once. Rewards wait among your rewards for 30 days, with their terms.',
      }),
    },
  ];
  return (
    <Stack as="section" gap="md" aria-label={t({ id: 'CALENDAR_RULES', message: 'How the calendar works' })}>
      <Heading level={2} size="h4">
        {t({ id: 'CALENDAR_RULES', message: 'How the calendar works' })}
      </Heading>
      <Grid as="ul" gap="md">
        {rules.map(({ icon, title, text }) => (
          <Card key={title} as="li">
            <Stack gap="sm">
              <Inline gap="sm">
                <Icon of={icon} />
                <Heading level={3} size="h5">
                  {title}
                </Heading>
              </Inline>
              <Text tone="muted">{text}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
