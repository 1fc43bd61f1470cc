import { cookies } from '@lobby/storage';
import { type StateStore, WebStorageStateStore } from 'oidc-client-ts';
import * as v from 'valibot';

/** Sign-ins in the cookie: each request of the lobby carries them, and hosts reject cookies that are too long. */
const MAX_IN_COOKIE = 3;

const entriesSchema = v.record(v.string(), v.string());

/**
 * What the way back from the provider needs, until it is there: in session storage, or in a cookie where that is switched off or
 * full, as in views of other apps. The page that comes back would know nothing of the sign-in otherwise.
 */
export const signInStore: StateStore = {
  async set(key, value) {
    try {
      await inSession().set(key, value);
    } catch {
      const others = Object.entries(readEntries()).filter(([known]) => known !== key);
      writeEntries(Object.fromEntries([...others, [key, value]].slice(-MAX_IN_COOKIE)));
    }
  },
  get: async (key) => (await unlessRejected(() => inSession().get(key))) ?? readEntries()[key] ?? null,
  async remove(key) {
    const { [key]: inCookie, ...others } = readEntries();
    if (inCookie !== undefined) writeEntries(others);
    return (await unlessRejected(() => inSession().remove(key))) ?? inCookie ?? null;
  },
  getAllKeys: async () => [
    ...((await unlessRejected(() => inSession().getAllKeys())) ?? []),
    ...Object.keys(readEntries()),
  ],
};

/** @throws Error where the browser refuses it */
const inSession = () => new WebStorageStateStore({ store: window.sessionStorage, prefix: 'oidc.' });

async function unlessRejected<Value>(access: () => Promise<Value>): Promise<Value | null> {
  try {
    return await access();
  } catch {
    return null;
  }
}

function readEntries(): Readonly<Record<string, string>> {
  try {
    return v.parse(entriesSchema, JSON.parse(cookies.get('signInState') ?? '{}'));
  } catch {
    return {};
  }
}

function writeEntries(entries: Readonly<Record<string, string>>): void {
  if (Object.keys(entries).length === 0) cookies.remove('signInState');
  else cookies.set('signInState', JSON.stringify(entries));
}
