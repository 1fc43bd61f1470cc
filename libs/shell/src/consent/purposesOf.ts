import {
  consentCategories,
  type ConsentPurpose,
  consentPurposes,
  type PurposeName,
  startConsent,
} from '@lobby/consent';
import type { LobbySettings } from '@lobby/contracts';
import { abTests } from '@lobby/flags';
import { build } from 'virtual:lobby-build';

/** What this page asks consent for, in the order of the categories: what its brand does with consent alone, and the operator's partners. */
export function purposesOf({ chat, consentPartners = [] }: LobbySettings): ConsentPurpose[] {
  const isPresent: Readonly<Record<PurposeName, boolean>> = {
    productMode: build.Sportsbook,
    abTest: Object.keys(abTests).length > 0,
    recentGames: true,
    supportChat: build.enableZendeskWebWidget && chat !== undefined,
    visits: true,
    campaigns: true,
  };
  const names = Object.keys(consentPurposes) as PurposeName[];
  const own = names.filter((name) => isPresent[name]).map((id) => ({ id, category: consentPurposes[id] }));
  // With its category: a partner in another one is asked for again.
  const partners = consentPartners.map((partner): [string, ConsentPurpose] => {
    const id = `${partner.category}-${partner.id}`;
    return [id, { id, category: partner.category, partner }];
  });
  const all: ConsentPurpose[] = [...own, ...new Map(partners).values()];
  return consentCategories.flatMap((category) => all.filter((purpose) => purpose.category === category));
}

export const startWithPurposes = (settings: LobbySettings): Promise<void> => startConsent(purposesOf(settings));
