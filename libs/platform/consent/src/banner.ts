import type { ConsentTexts } from './texts.ts';

let texts: ConsentTexts | null = null;

const load = () => import('./view/mount.tsx');

/**
 * Takes the visitor's choice over from the banner's own store, and asks for one where there is none
 * . Call after first paint, and again with other texts when the language changes. A page on which
 * the question would be in the way sets `asks` to false.
 */
export async function startConsentBanner(newTexts: ConsentTexts, asks = true): Promise<void> {
  texts = newTexts;
  const { showBanner } = await load();
  if (texts === newTexts) await showBanner(newTexts, asks);
}

/** Shows the choice again, from the footer. Nothing happens before the banner was started. */
export async function openConsentPreferences(): Promise<void> {
  if (texts === null) return;
  const { showPreferences } = await load();
  await showPreferences(texts);
}
