import { useLobby } from '@lobby/composition';
import { licenseRules } from '@lobby/licensing';
import { useSession } from '@lobby/player';

/** The query of a game's address that asks for play money: `/games/{slug}/?mode=demo`. */
export const demoQuery = { mode: 'demo' } as const;

/**
 * Whether to offer demo play of a game. Players may try what the game allows; visitors only where
 * brand and licence let them in. The server decides.
 */
export function useDemoAllowed(): (game: { demoAllowed: boolean }) => boolean {
  const { brand, settings } = useLobby();
  const visitor = useSession().status !== 'LOGGED_IN';
  const open = !visitor || (brand.visitorBrowsing && licenseRules[settings.license].demoPlay === 'anyone');
  return ({ demoAllowed }) => open && demoAllowed;
}
