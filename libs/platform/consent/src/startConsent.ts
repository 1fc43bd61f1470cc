import { isAllowed, local, onCookiesChanged, recordedConsent, session } from '@lobby/storage';
import { consent, page } from './consent.ts';
import type { ConsentPurpose } from './purposes.ts';

let isFollowing = false;

/**
 * Takes over the recorded choice, which may be another tab's, and each later one of another tab. `purposes` are what the page asks
 * for.
 */
export async function startConsent(purposes: readonly ConsentPurpose[]): Promise<void> {
  page.purposes = purposes;
  page.allowedPartners = allowedPartners;
  if (!isFollowing) onCookiesChanged((names) => names.includes('cookieConsent') && takeOver());
  isFollowing = true;
  const isChosen = takeOver();
  if (isChosen && consent.newPurposes.get().length === 0) return;
  await consent.prepareChoice();
  if (isChosen || takeOver()) return;
  // There was a record and it is gone, with what it refused: nothing that this tab remembers of it counts.
  if (session.read('cookieConsent') && local.read('consentChoices')?.length) consent.update([]);
  local.remove('consentChoices');
  consent.answered.set(false);
}

/** What the page asks for. */
export const askedPurposes = (): readonly ConsentPurpose[] => page.purposes ?? [];

/**
 * Records that a visitor who has refused everything sees what the page asks for now, with the former choice unchanged: they are not asked for
 * it again on the next page.
 */
export async function noteAsked(): Promise<void> {
  const { recordAsked } = await consent.prepareChoice();
  await recordAsked(askedPurposes());
  page.knownRecord = JSON.stringify(recordedConsent());
}

/** Takes over what is recorded, unless it has been already; false where nothing is. */
function takeOver(): boolean {
  const recorded = recordedConsent();
  if (!recorded) return false;
  const isStored = recorded.categories.join() === session.read('cookieConsent')?.join();
  if (consent.answered.get() === true && isStored && page.knownRecord === JSON.stringify(recorded)) return true;
  // First: whoever follows the choice knows then whether it is a whole one.
  consent.newPurposes.set(askedPurposes().filter(({ id }) => !recorded.asked.includes(id)));
  consent.update(recorded.categories);
  return true;
}

function allowedPartners(): string[] {
  const recorded = recordedConsent();
  const stored = session.read('cookieConsent');
  return askedPurposes().flatMap(({ id, category, partner }) =>
    partner && isAllowed(id, category, stored, recorded) ? partner.id : [],
  );
}
