import type { ConsentTexts } from './texts.ts';

let texts: ConsentTexts | null = null;

const load = () => import('./view/mount.tsx');

/**
 * Takes the visitor's choice over from the banner's own store, and asks for one where there is none
 * . Call after first paint, and again with other texts when the language changes.
 */
export async function startConsentBanner(newTexts: ConsentTexts): Promise<void> {
  texts = newTexts;
  const { showBanner } = await load();
  if (texts === newTexts) await showBanner(newTexts);
}

/** Shows the choice again, from the footer. Nothing happens before the banner was started. */
export async function openConsentPreferences(): Promise<void> {
  if (texts === null) return;
  const { showPreferences } = await load();
  await showPreferences(texts);
}
