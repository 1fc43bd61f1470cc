import type { LoginFlow } from '@lobby/contracts';
import type { EntryNotice } from '../entry/EntryPanel.tsx';

/** The pages that begin with the sign-in of the country's flow. */
export type EntryPage = 'login' | 'register';

/** Of each flow that these pages load. */
export interface LoginFlowProps {
  flow: LoginFlow;
  /** Why the visitor is here, if there is something to say. */
  notice: EntryNotice | null;
  /** The page that it is on: a registration may begin with a sign-in. */
  from: EntryPage;
  /** Where the sign-in leads; null: home. */
  returnTo: string | null;
}
