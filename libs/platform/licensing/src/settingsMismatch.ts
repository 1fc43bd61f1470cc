import type { Brand, LobbySettings } from '@lobby/contracts';

/**
 * Why the page's injected settings may not be served by this build, or null when they agree.
 * A build for the wrong licence must never serve players.
 */
export function findSettingsMismatch(
  brand: Pick<Brand, 'operator' | 'license'>,
  settings: Pick<LobbySettings, 'operator' | 'license'>,
): string | null {
  if (settings.operator !== brand.operator)
    return `The page is for operator ${settings.operator}, this build is for ${brand.operator}.`;
  if (settings.license !== brand.license)
    return `The page is under license ${settings.license}, this build is bound to ${brand.license}.`;
  return null;
}
