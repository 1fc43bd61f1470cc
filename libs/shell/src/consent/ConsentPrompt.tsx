import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { askedPurposes, consent, consentCategories, type ConsentCategory } from '@lobby/consent';
import { reportError } from '@lobby/monitoring';
import { Button, Card, Heading, Stack, Text } from '@lobby/ui-kit';
import { useState } from 'react';
import * as css from './ConsentPrompt.css.ts';

/** Rejecting is as easy as accepting. */
export function ConsentPrompt({ onChoose }: { onChoose: () => void }) {
  const { t } = useLingui();
  const [partners] = useState(countPartners);
  const choose = (categories: readonly ConsentCategory[]) => void consent.choose(categories).catch(reportError);
  return (
    <Card as="section" tone="raised" aria-labelledby="consent-title">
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level={2} size="h4" id="consent-title">
            {t({ id: 'CONSENT_TITLE', message: 'Cookies, your choice' })}
          </Heading>
          <Text size="sm" tone="muted">
            {t({
              id: 'CONSENT_DESCRIPTION',
              message:
                'Some cookies keep you signed in and your play safe. Others remember your preferences, count visits or measure campaigns, and are set only if you allow them.',
            })}
          </Text>
          {partners > 0 && (
            <Text size="sm" tone="muted">
              {t({
                id: 'CONSENT_PARTNERS',
                message: plural(partners, {
                  one: 'If you allow it, one partner receives data as well.',
                  other: 'If you allow it, # partners receive data as well.',
                }),
              })}
            </Text>
          )}
        </Stack>
        <div className={css.buttons}>
          <Button onClick={() => choose(consentCategories)}>
            {t({ id: 'CONSENT_ACCEPT_ALL', message: 'Accept all' })}
          </Button>
          <Button onClick={() => choose([])}>{t({ id: 'CONSENT_REFUSE_ALL', message: 'Refuse all' })}</Button>
          <Button variant="ghost" onClick={onChoose}>
            {t({ id: 'CONSENT_CHOOSE', message: 'Choose' })}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** A partner may be asked for in several categories. */
const countPartners = () => new Set(askedPurposes().flatMap(({ partner }) => partner?.id ?? [])).size;
