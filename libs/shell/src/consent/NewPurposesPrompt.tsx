import { useLingui } from '@lingui/react/macro';
import { consent, consentCategories, type ConsentCategory, noteAsked, recordedConsent } from '@lobby/consent';
import { useSentenceTime } from '@lobby/i18n';
import { reportError } from '@lobby/monitoring';
import { Badge, Inline, Stack, Text } from '@lobby/ui-kit';
import { useEffect, useState } from 'react';
import { ConsentCard } from './ConsentCard.tsx';
import { useCategoryTexts, usePurposeNames } from './consentTexts.ts';

/** Asks whoever has chosen for what has been added since; the former choice counts until they answer. */
export function NewPurposesPrompt({ onChoose }: { onChoose: () => void }) {
  const { t } = useLingui();
  const [purposes] = useState(consent.newPurposes.get);
  const [recorded] = useState(() => recordedConsent());
  const hasRefusedAll = !recorded?.categories.some((category) => category !== 'necessary');
  const categoryTexts = useCategoryTexts();
  const nameOf = usePurposeNames(purposes);
  const writeTime = useSentenceTime();
  useEffect(
    function askOnce() {
      if (hasRefusedAll) noteAsked().catch(reportError);
    },
    [hasRefusedAll],
  );

  const choose = (categories: readonly ConsentCategory[], refused: readonly string[] = []) =>
    void consent.choose(categories, refused).catch(reportError);
  /** As it is now: it may have been changed in another tab since the prompt was shown. */
  function keep() {
    const current = recordedConsent();
    const newIds = consent.newPurposes.get().map(({ id }) => id);
    choose(current?.categories ?? [], [...(current?.refused ?? []), ...newIds]);
  }
  const time = recorded?.at && writeTime(recorded.at);

  const texts = [
    t({
      id: 'CONSENT_NEWS_DESCRIPTION',
      message:
        'This has been added since your last choice. It stays off unless you allow it, and all else stays as you chose.',
    }),
    time && t({ id: 'CONSENT_LAST_CHOICE', message: `Your last choice: ${time}` }),
  ];
  return (
    <ConsentCard
      title={t({ id: 'CONSENT_NEWS_TITLE', message: 'Cookies: something is new' })}
      texts={texts}
      onAcceptAll={() => choose(consentCategories)}
      onRefuseAll={() => choose([])}
      onKeep={hasRefusedAll ? undefined : keep}
      onChoose={onChoose}
    >
      <Stack as="ul" gap="xs">
        {purposes.map(({ id, category }) => (
          <Inline as="li" gap="sm" wrap key={id}>
            <Badge tone="info">{t({ id: 'CONSENT_NEW', message: 'New' })}</Badge>
            <Text size="sm">{nameOf(id)}</Text>
            <Text size="sm" tone="muted">
              {categoryTexts[category].label}
            </Text>
          </Inline>
        ))}
      </Stack>
    </ConsentCard>
  );
}
