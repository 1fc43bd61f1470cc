import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { askedPurposes, consent, consentCategories, type ConsentCategory } from '@lobby/consent';
import { reportError } from '@lobby/monitoring';
import { useState } from 'react';
import { ConsentCard } from './ConsentCard.tsx';

/** Requests the first choice. */
export function ConsentPrompt({ onChoose }: { onChoose: () => void }) {
  const { t } = useLingui();
  const [partners] = useState(countPartners);
  const choose = (categories: readonly ConsentCategory[]) => void consent.choose(categories).catch(reportError);
  const texts = [
    t({
      id: 'CONSENT_DESCRIPTION',
      message:
        'Some cookies keep you signed in and your play safe. Others remember your preferences, count visits or measure campaigns, and are set only if you allow them.',
    }),
    partners > 0 &&
      t({
        id: 'CONSENT_PARTNERS',
        message: plural(partners, {
          one: 'If you allow it, one partner receives data as well.',
          other: 'If you allow it, # partners receive data as well.',
        }),
      }),
  ];
  return (
    <ConsentCard
      title={t({ id: 'CONSENT_TITLE', message: 'Cookies, your choice' })}
      texts={texts}
      onAcceptAll={() => choose(consentCategories)}
      onRefuseAll={() => choose([])}
      onChoose={onChoose}
    />
  );
}

/** A partner may be asked for in several categories. */
const countPartners = () => new Set(askedPurposes().flatMap(({ partner }) => partner?.id ?? [])).size;
