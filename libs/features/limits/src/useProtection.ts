import { useLobby } from '@lobby/composition';
import { playerProtection } from '@lobby/licensing';

/** What the licence asks of changes of limits. */
export const useProtection = () => playerProtection[useLobby().settings.license];
