import type { World } from '../world.ts';

/** The settings' file of a world's lobby, as an operator writes it for their platform. */
export async function settingsOf({ platform, partners }: World): Promise<Record<string, unknown>> {
  const settings = (await (await fetch(`${platform}/api/lobby-settings`)).json()) as Record<string, unknown>;
  const { origin } = new URL(partners);
  return { ...settings, hosting: { pictures: [origin], identityCheck: origin, reports: '/api/csp-reports' } };
}
