import { useLingui } from '@lingui/react/macro';
import { consentCategories, type ConsentPurpose, type PastChoice, readChoices } from '@lobby/consent';
import { isolate, useListFormat, useSentenceTime } from '@lobby/i18n';
import { Heading, Stack, Text } from '@lobby/ui-kit';
import { useState } from 'react';
import { useCategoryTexts, usePurposeNames } from './consentTexts.ts';

/** What was chosen in this browser, and when. */
export function PastChoices({ purposes }: { purposes: readonly ConsentPurpose[] }) {
  const { t } = useLingui();
  const [choices] = useState(readChoices);
  if (choices.length === 0) return null;
  return (
    <Stack as="section" gap="sm" aria-labelledby="cookie-choices">
      <Heading level={3} size="h5" id="cookie-choices">
        {t({ id: 'CONSENT_PAST_CHOICES', message: 'Your choices in this browser' })}
      </Heading>
      <Text size="sm" tone="muted">
        {t({ id: 'CONSENT_CHANGE_ANYTIME', message: 'You can change your choice here at any time.' })}
      </Text>
      <Stack as="ol" gap="sm">
        {choices.map((choice) => (
          <Choice key={choice.at} choice={choice} purposes={purposes} />
        ))}
      </Stack>
    </Stack>
  );
}

function Choice({ choice, purposes }: { choice: PastChoice; purposes: readonly ConsentPurpose[] }) {
  const { t } = useLingui();
  const texts = useCategoryTexts();
  const nameOf = usePurposeNames(purposes);
  const format = useListFormat();
  const time = useSentenceTime()(choice.at);
  const isAllowed = (category: keyof typeof texts) => category === 'necessary' || choice.allowed.includes(category);
  const labelOf = (category: keyof typeof texts) => texts[category].label;
  const allowed = format(consentCategories.filter(isAllowed).map(labelOf));
  const refused = format([
    ...consentCategories.filter((category) => !isAllowed(category)).map(labelOf),
    ...choice.refused.map((id) => isolate(nameOf(id))),
  ]);
  return (
    <Stack as="li" gap="xs">
      <Text size="sm" weight="medium">
        {t({ id: 'CONSENT_CHOSEN_AT', message: `Chosen: ${time}` })}
      </Text>
      <Text size="sm">{t({ id: 'CONSENT_ALLOWED', message: `Allowed: ${allowed}` })}</Text>
      {refused !== '' && <Text size="sm">{t({ id: 'CONSENT_REFUSED', message: `Refused: ${refused}` })}</Text>}
    </Stack>
  );
}
