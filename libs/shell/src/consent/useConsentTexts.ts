import { useLingui } from '@lingui/react/macro';
import type { ConsentTexts } from '@lobby/consent';

export function useConsentTexts(): ConsentTexts {
  const { t } = useLingui();
  return {
    title: t({ id: 'CONSENT_TITLE', message: 'Cookies, your choice' }),
    description: t({
      id: 'CONSENT_DESCRIPTION',
      message:
        'Some cookies keep you signed in and your play safe. Others remember your preferences, count visits or measure campaigns, and are set only if you allow them.',
    }),
    acceptAll: t({ id: 'CONSENT_ACCEPT_ALL', message: 'Accept all' }),
    refuseAll: t({ id: 'CONSENT_REFUSE_ALL', message: 'Refuse all' }),
    choose: t({ id: 'CONSENT_CHOOSE', message: 'Choose' }),
    preferencesTitle: t({ id: 'COOKIE_SETTINGS', message: 'Cookie settings' }),
    save: t({ id: 'CONSENT_SAVE', message: 'Save my choice' }),
    close: t({ id: 'CLOSE', message: 'CLOSE' }),
    categories: {
      necessary: {
        title: t({ id: 'CONSENT_NECESSARY', message: 'Necessary' }),
        description: t({
          id: 'CONSENT_NECESSARY_TEXT',
          message: 'Signing in, language, and the protection of players. Always on.',
        }),
      },
      preferences: {
        title: t({ id: 'CONSENT_PREFERENCES', message: 'Preferences' }),
        description: t({
          id: 'CONSENT_PREFERENCES_TEXT',
          message: 'Remember casino or sports, and the games you played last.',
        }),
      },
      analytics: {
        title: t({ id: 'CONSENT_ANALYTICS', message: 'Analytics' }),
        description: t({ id: 'CONSENT_ANALYTICS_TEXT', message: 'Count visits, to see what works and what does not.' }),
      },
      marketing: {
        title: t({ id: 'CONSENT_MARKETING', message: 'Marketing' }),
        description: t({ id: 'CONSENT_MARKETING_TEXT', message: 'Measure which campaigns bring visitors here.' }),
      },
      uncategorized: {
        title: t({ id: 'CONSENT_UNCATEGORIZED', message: 'Others' }),
        description: t({ id: 'CONSENT_UNCATEGORIZED_TEXT', message: 'Cookies that fit none of the groups above.' }),
      },
    },
  };
}
