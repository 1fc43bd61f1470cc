import { useLingui } from '@lingui/react/macro';
import {
  allowedCategories,
  askedPurposes,
  consent,
  consentCategories,
  type ConsentCategory,
  recordedConsent,
} from '@lobby/consent';
import { reportError } from '@lobby/monitoring';
import { Button, Dialog, Stack, Switch } from '@lobby/ui-kit';
import { useState } from 'react';
import { useCategoryTexts } from './consentTexts.ts';
import { PastChoices } from './PastChoices.tsx';
import { PurposeList } from './PurposeList.tsx';
import { useFocusLeftToPage } from './useFocusLeftToPage.ts';

/**
 * One switch per category, with what it is for, and one per partner. None is on before the visitor has turned it or its category on; what
 * has been added to an allowed category since is off. Opens as it is mounted.
 */
export default function CookiePreferences({ onClosed }: { onClosed: () => void }) {
  const { t } = useLingui();
  useFocusLeftToPage();
  const texts = useCategoryTexts();
  const [isOpen, setIsOpen] = useState(true);
  const [purposes] = useState(askedPurposes);
  const [newIds] = useState(() => consent.newPurposes.get().map(({ id }) => id));
  const [allowed, setAllowed] = useState<readonly ConsentCategory[]>(allowedCategories);
  /** What was off in an allowed category as the dialog opened. */
  const [off] = useState(() => {
    const recorded = recordedConsent();
    return purposes.flatMap(({ id, category, partner }) => {
      // Without a record categories count, and no partner does.
      const isOff = recorded ? recorded.refused.includes(id) || !recorded.asked.includes(id) : partner !== undefined;
      return allowed.includes(category) && isOff ? id : [];
    });
  });
  const [refused, setRefused] = useState(off);
  /** Partners, and what was off, can be turned on and off by themselves while their category is on. */
  const separate = purposes.flatMap(({ id, category, partner }) =>
    allowed.includes(category) && (partner !== undefined || off.includes(id)) ? id : [],
  );

  const toggle = (category: ConsentCategory, isAllowed: boolean) =>
    setAllowed((before) => [...before.filter((other) => other !== category), ...(isAllowed ? [category] : [])]);
  const togglePurpose = (id: string, isAllowed: boolean) =>
    setRefused((before) => [...before.filter((other) => other !== id), ...(isAllowed ? [] : [id])]);
  function choose(categories: readonly ConsentCategory[], refusedPurposes: readonly string[] = []) {
    consent.choose(categories, refusedPurposes).catch(reportError);
    setIsOpen(false);
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={t({ id: 'COOKIE_SETTINGS', message: 'Cookie settings' })}
      closeLabel={t({ id: 'CLOSE', message: 'CLOSE' })}
      size="sm"
      footer={
        <>
          <Button onClick={() => choose(consentCategories)}>
            {t({ id: 'CONSENT_ACCEPT_ALL', message: 'Accept all' })}
          </Button>
          <Button onClick={() => choose([])}>{t({ id: 'CONSENT_REFUSE_ALL', message: 'Refuse all' })}</Button>
          <Button variant="ghost" onClick={() => choose(allowed, refused)}>
            {t({ id: 'CONSENT_SAVE', message: 'Save my choice' })}
          </Button>
        </>
      }
    >
      <Stack gap="xl">
        <Stack as="ul" gap="lg">
          {consentCategories.map((category) => (
            <Stack as="li" gap="sm" key={category}>
              <Switch
                label={texts[category].label}
                hint={texts[category].hint}
                checked={allowed.includes(category)}
                onChange={(isAllowed) => toggle(category, isAllowed)}
                disabled={category === 'necessary'}
              />
              <PurposeList
                label={texts[category].label}
                purposes={purposes.filter((purpose) => purpose.category === category)}
                newIds={newIds}
                separate={separate}
                refused={refused}
                onToggle={togglePurpose}
              />
            </Stack>
          ))}
        </Stack>
        <PastChoices purposes={purposes} />
      </Stack>
    </Dialog>
  );
}
