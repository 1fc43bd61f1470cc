import { useLingui } from '@lingui/react/macro';
import type { ConsentCategory, ConsentPurpose, PurposeName } from '@lobby/consent';

export function useCategoryTexts(): Readonly<Record<ConsentCategory, { label: string; hint: string }>> {
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

/** Names a purpose by its id, also one of an earlier choice that the page no longer asks for. */
export function usePurposeNames(purposes: readonly ConsentPurpose[]): (id: string) => string {
  const { t } = useLingui();
  const own: Readonly<Record<PurposeName, string>> = {
    productMode: t({ id: 'CONSENT_PRODUCT_MODE', message: 'Remember casino or sports' }),
    abTest: t({ id: 'CONSENT_AB_TEST', message: 'Remember which version of the menu you see' }),
    recentGames: t({ id: 'CONSENT_RECENT_GAMES', message: 'Send us the games you played last' }),
    supportChat: t({ id: 'CONSENT_SUPPORT_CHAT', message: 'Load the support chat of Zendesk with each page' }),
    visits: t({ id: 'CONSENT_VISITS', message: 'Count visits' }),
    campaigns: t({ id: 'CONSENT_CAMPAIGNS', message: 'Measure campaigns' }),
  };
  const isOwn = (id: string): id is PurposeName => Object.hasOwn(own, id);
  return (id) => (isOwn(id) ? own[id] : (purposes.find((purpose) => purpose.id === id)?.partner?.name ?? id));
}
