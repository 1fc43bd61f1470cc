/** What becomes of the widget's script: not answered with it, not answered, answered with one that throws, or late. */
export const scriptFaults = ['blocked', 'hanging', 'throwing', 'late'] as const;
export type ScriptFault = (typeof scriptFaults)[number];

/** Of a player's next tokens: the platform gives none, or the vendor takes none. */
export const tokenFaults = ['failing', 'rejected'] as const;
export type TokenFault = (typeof tokenFaults)[number];

/** In ms: longer than the lobby's checks, shorter than it waits. */
export const lateBy = 3000;

export type ChatFaults = ReturnType<typeof createChatFaults>;

/** Faults of the chat that the console sets; they are in memory only, and end with the process. */
export function createChatFaults() {
  let script: ScriptFault | null = null;
  const tokens = new Map<string, TokenFault>();
  return {
    script: () => script,
    setScript: (value: ScriptFault | null): void => void (script = value),
    token: (playerId: string) => tokens.get(playerId) ?? null,
    setToken(playerId: string, value: TokenFault | null): void {
      if (value) tokens.set(playerId, value);
      else tokens.delete(playerId);
    },
    clear(): void {
      script = null;
      tokens.clear();
    },
  };
}
