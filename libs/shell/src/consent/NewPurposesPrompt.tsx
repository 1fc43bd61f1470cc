import { useLingui } from '@lingui/react/macro';
import { consent, consentCategories, type ConsentCategory, noteAsked, recordedConsent } from '@lobby/consent';
import { useSentenceTime } from '@lobby/i18n';
import { reportError } from '@lobby/monitoring';
import { Badge, Button, Card, Heading, Inline, Stack, Text } from '@lobby/ui-kit';
import { useEffect, useState } from 'react';
import { useCategoryTexts, usePurposeNames } from './consentTexts.ts';
import * as css from './ConsentPrompt.css.ts';

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

  return (
    <Card as="section" tone="raised" aria-labelledby="consent-title">
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level={2} size="h4" id="consent-title">
            {t({ id: 'CONSENT_NEWS_TITLE', message: 'Cookies: something is new' })}
          </Heading>
          <Text size="sm" tone="muted">
            {t({
              id: 'CONSENT_NEWS_DESCRIPTION',
              message:
                'This has been added since your last choice. It stays off unless you allow it, and all else stays as you chose.',
            })}
          </Text>
          {time && (
            <Text size="sm" tone="muted">
              {t({ id: 'CONSENT_LAST_CHOICE', message: `Your last choice: ${time}` })}
            </Text>
          )}
        </Stack>
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
        <div className={css.buttons}>
          <Button onClick={() => choose(consentCategories)}>
            {t({ id: 'CONSENT_ACCEPT_ALL', message: 'Accept all' })}
          </Button>
          <Button onClick={() => choose([])}>{t({ id: 'CONSENT_REFUSE_ALL', message: 'Refuse all' })}</Button>
          {!hasRefusedAll && <Button onClick={keep}>{t({ id: 'CONSENT_KEEP', message: 'Keep my choice' })}</Button>}
          <Button variant="ghost" onClick={onChoose}>
            {t({ id: 'CONSENT_CHOOSE', message: 'Choose' })}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
