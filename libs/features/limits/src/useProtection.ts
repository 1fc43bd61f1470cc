import { useLobby } from '@lobby/composition';
import { playerProtection } from '@lobby/licensing';

/** The licence's rules for changes of limits. */
export const useProtection = () => playerProtection[useLobby().settings.license];
