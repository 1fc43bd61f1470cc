import type { LoginFlow } from '@lobby/contracts';
import type { EntryNotice } from '../entry/EntryPanel.tsx';

/** Of each flow that the login page loads. */
export interface LoginFlowProps {
  flow: LoginFlow;
  /** Why the visitor is here, if there is something to say. */
  notice: EntryNotice | null;
  /** Where the sign-in leads; null: home. */
  returnTo: string | null;
}
