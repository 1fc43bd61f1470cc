import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Interaction } from 'oidc-provider';
import type { Language } from '../../../store/base/wording.ts';
import { deviceOf } from '../../../net/userAgent.ts';
import type { Account } from '../../ports.ts';
import { oidcTexts } from '../texts/index.ts';
import { passkeysPage } from './page.ts';
import type { Passkeys } from './passkeys.ts';

const longestName = 60;

interface ActionOptions {
  provider: Provider;
  passkeys: Passkeys;
  findAccount(playerId: string | undefined): Account | undefined;
  language: Language;
  /** URL of the page. */
  action: string;
  /** What was posted; undefined where the page is opened. */
  form: URLSearchParams | undefined;
  html(body: string, status?: number): true;
}

/** The page on which a player adds and removes passkeys; it ends with the status that the lobby is told. */
export async function handlePasskeyAction(
  request: IncomingMessage,
  response: ServerResponse,
  { uid, session }: Interaction,
  { provider, passkeys, findAccount, language, action, form, html }: ActionOptions,
): Promise<true> {
  // The provider's library has made sure that the session is still there.
  const account = findAccount(session?.accountId);
  if (!account) return finish('error');
  const { playerId } = account;
  const t = oidcTexts[language];

  async function finish(status: 'success' | 'cancelled' | 'error'): Promise<true> {
    await provider.interactionFinished(request, response, { passkey: { status } });
    return true;
  }
  async function show(owner: Account, notice?: { kind: 'alert' | 'status'; text: string }): Promise<true> {
    const { browser, system } = deviceOf(request.headers['user-agent'] ?? null);
    const body = passkeysPage({
      ...{ language, action, notice },
      suggestedName: [browser, system].filter(Boolean).join(', '),
      known: passkeys.ofPlayer(owner.playerId),
      options: await passkeys.creationOptions(uid, owner),
    });
    return html(body, notice?.kind === 'alert' ? 422 : 200);
  }

  switch (form?.get('view')) {
    case 'cancel':
      return finish('cancelled');
    case 'remove':
      passkeys.remove(playerId, form.get('passkey') ?? '');
      return show(account, { kind: 'status', text: t.passkeyRemoved });
    case 'add': {
      const name = (form.get('name')?.trim() || t.passkey).slice(0, longestName);
      const outcome = await passkeys.register(uid, account, { name, json: form.get('credential') ?? '' });
      if (outcome === 'added') return finish('success');
      return show(account, { kind: 'alert', text: outcome === 'expired' ? t.passkeyExpired : t.passkeyNotAdded });
    }
    default:
      return show(account);
  }
}
