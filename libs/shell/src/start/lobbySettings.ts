import { lobbySettingsSchema, type Brand, type LobbySettings } from '@lobby/contracts';
import { findSettingsMismatch } from '@lobby/licensing';
import * as v from 'valibot';

declare global {
  interface Window {
    /** Who the page is for, as its host injected it (R-3-073). */
    lobbySettings?: unknown;
  }
}

/** Its message is shown on the page, for whoever configures the host. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads the settings that the host put into the page, as a global or as a JSON data block, and
 * leaves them frozen on `window.lobbySettings`.
 *
 * @throws ConfigurationError when there are none or when they are malformed.
 */
export function readLobbySettings(): LobbySettings {
  const parsed = v.safeParse(lobbySettingsSchema(window.location.origin), window.lobbySettings ?? readDataBlock());
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new ConfigurationError(
      `The page's lobby settings are not valid at “${v.getDotPath(issue) ?? '.'}”: ${issue.message}`,
    );
  }
  window.lobbySettings = Object.freeze(parsed.output);
  return parsed.output;
}

/**
 * A build for the wrong licence must never serve players.
 *
 * @throws ConfigurationError when the settings contradict what this build bound.
 */
export function assertSettingsMatchBrand(brand: Brand, settings: LobbySettings): void {
  const why = findSettingsMismatch(brand, settings);
  if (why !== null) throw new ConfigurationError(why);
}

function readDataBlock(): unknown {
  const text = document.getElementById('lobby-settings')?.textContent;
  if (!text) throw new ConfigurationError('The page carries no lobby settings.');
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigurationError("The page's lobby settings are not JSON.");
  }
}

/** The screen of a lobby that must not start: plain text, without theme or network. */
export function showConfigurationError(root: HTMLElement, reason: string): void {
  const alert = document.createElement('main');
  alert.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = 'This lobby is not configured correctly';
  const text = document.createElement('p');
  text.textContent = reason;
  alert.append(heading, text);
  root.replaceChildren(alert);
}
