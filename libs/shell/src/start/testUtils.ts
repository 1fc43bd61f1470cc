import type { Auth } from '@lobby/auth';
import type { Toggle } from '@lobby/contracts';
import { session } from '@lobby/storage';
import { build } from 'virtual:lobby-build';

interface Overrides {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
  features: Partial<Record<Toggle, boolean>>;
  /** Data to answer operations with, by their names, in place of the back end. */
  graphql: Record<string, unknown>;
}

interface TestUtils {
  logout: () => Promise<void>;
  /** Sets some of the overrides for this tab and loads the page anew. */
  override?: (values: Partial<Overrides>) => void;
  /** Takes all overrides away and loads the page anew. */
  reset?: () => void;
}

declare global {
  interface Window {
    /** Helpers for whoever tests the lobby by hand or by script (R-3-079, A-151). */
    lobbyTestUtils?: TestUtils;
  }
}

/** The logout helper is always there; overrides exist only in builds that allow them. */
export function exposeTestUtils(auth: Auth, reload = () => window.location.reload()): void {
  window.lobbyTestUtils = {
    logout: () => auth.signOut(),
    ...(build.allowOverrides && {
      override(values: Partial<Overrides>) {
        session.write('testUtils', { ...session.read('testUtils'), ...values });
        reload();
      },
      reset() {
        session.remove('testUtils');
        reload();
      },
    }),
  };
}
