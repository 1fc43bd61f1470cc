import { useLingui } from '@lingui/react/macro';
import { consent, consentCategories, type ConsentCategory } from '@lobby/consent';
import { reportError } from '@lobby/monitoring';
import { Button, Dialog, Stack, Switch } from '@lobby/ui-kit';
import { useState } from 'react';
import { useFocusLeftToPage } from './useFocusLeftToPage.ts';

/** One switch per category; none is on before the visitor has turned it on. Opens as it is mounted. */
export default function CookiePreferences({ onClosed }: { onClosed: () => void }) {
  const { t } = useLingui();
  useFocusLeftToPage();
  const texts = useCategoryTexts();
  const [isOpen, setIsOpen] = useState(true);
  const [allowed, setAllowed] = useState<readonly ConsentCategory[]>(() =>
    consentCategories.filter((category) => consent.has(category)),
  );

  const toggle = (category: ConsentCategory, isAllowed: boolean) =>
    setAllowed((before) => [...before.filter((other) => other !== category), ...(isAllowed ? [category] : [])]);
  function choose(categories: readonly ConsentCategory[]) {
    consent.choose(categories).catch(reportError);
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
          <Button variant="ghost" onClick={() => choose(allowed)}>
            {t({ id: 'CONSENT_SAVE', message: 'Save my choice' })}
          </Button>
        </>
      }
    >
      <Stack as="ul" gap="lg">
        {consentCategories.map((category) => (
          <li key={category}>
            <Switch
              label={texts[category].label}
              hint={texts[category].hint}
              checked={allowed.includes(category)}
              onChange={(isAllowed) => toggle(category, isAllowed)}
              disabled={category === 'necessary'}
            />
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}

function useCategoryTexts(): Readonly<Record<ConsentCategory, { label: string; hint: string }>> {
  const { t } = useLingui();
  return {
    necessary: {
      label: t({ id: 'CONSENT_NECESSARY', message: 'Necessary' }),
      hint: t({
        id: 'CONSENT_NECESSARY_TEXT',
        message: 'Signing in, language, and the protection of players. Always on.',
      }),
    },
    preferences: {
      label: t({ id: 'CONSENT_PREFERENCES', message: 'Preferences' }),
      hint: t({
        id: 'CONSENT_PREFERENCES_TEXT',
        message: 'Remember casino or sports, and the games you played last.',
      }),
    },
    analytics: {
      label: t({ id: 'CONSENT_ANALYTICS', message: 'Analytics' }),
      hint: t({ id: 'CONSENT_ANALYTICS_TEXT', message: 'Count visits, to see what works and what does not.' }),
    },
    marketing: {
      label: t({ id: 'CONSENT_MARKETING', message: 'Marketing' }),
      hint: t({ id: 'CONSENT_MARKETING_TEXT', message: 'Measure which campaigns bring visitors here.' }),
    },
    uncategorized: {
      label: t({ id: 'CONSENT_UNCATEGORIZED', message: 'Others' }),
      hint: t({ id: 'CONSENT_UNCATEGORIZED_TEXT', message: 'Cookies that fit none of the groups above.' }),
    },
  };
}
