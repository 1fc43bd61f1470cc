import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { Heading, Stack, TextLink } from '@lobby/ui-kit';
import * as css from './exclusion.css.ts';

/** What a time-out or self-exclusion does to play, money and bonuses: said before it begins, and while it lasts. */
export function Consequences() {
  const { t } = useLingui();
  const points = [
    t({
      id: 'EXCLUSION_PLAY',
      message:
        'You cannot play for real money or pay in. Games that run stop at once, on all your devices; the platform settles rounds that are open.',
    }),
    t({ id: 'EXCLUSION_MONEY', message: 'Your money stays yours: you can have it paid out at any time.' }),
    t({
      id: 'EXCLUSION_BONUSES',
      message: 'Bonuses and rewards cannot be used meanwhile, and may expire by their own terms.',
    }),
    t({ id: 'EXCLUSION_ACCESS', message: 'You can still sign in, read your history and contact us.' }),
    t({ id: 'EXCLUSION_NO_WAY_BACK', message: 'It cannot be ended or shortened before its end, not by us either.' }),
  ];
  return (
    <Stack gap="sm">
      <Heading level={2} size="h5">
        {t({ id: 'EXCLUSION_CONSEQUENCES', message: 'What happens' })}
      </Heading>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <TextLink standalone render={<Link to="bonus-terms-and-conditions" />}>
        {t({ id: 'BONUS_TERMS', message: 'Bonus terms' })}
      </TextLink>
    </Stack>
  );
}
