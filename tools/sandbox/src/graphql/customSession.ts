import type { LoginFlow, SignInDepositState } from '../../../../libs/contracts/src/enums.ts';
import type { Platform } from './context.ts';

export interface CustomSession {
  accessToken: string;
  refreshToken: string;
  isNewPlayer: boolean;
  /** Not sent to clients. */
  sessionId: string;
  deposit: SignInDeposit | null;
}

/** A deposit that was made with a sign-in. */
export interface SignInDeposit {
  /** Decimal. */
  amount: string;
  currency: string;
  state: SignInDepositState;
}

interface Beginning extends Partial<Pick<CustomSession, 'isNewPlayer' | 'deposit'>> {
  /** Called before anybody else can begin a session. */
  onStarted?: (sessionId: string) => void;
}

/** Signs a player in by the custom flow. With single sessions it ends the player's earlier ones, the provider's too. */
export async function beginCustomSession(
  { store, customTokens, endSession }: Pick<Platform, 'store' | 'customTokens' | 'endSession'>,
  playerId: string,
  flow: LoginFlow,
  { isNewPlayer = false, deposit = null, onStarted }: Beginning = {},
): Promise<CustomSession> {
  const isSingle = store.documents.get<boolean>('setting', 'singleSession') ?? false;
  const earlier = isSingle ? store.sessions.ofPlayer(playerId) : [];
  const { session, refreshToken } = store.sessions.startCustom(playerId, flow);
  onStarted?.(session.id);
  for (const { id } of earlier) await endSession(playerId, id);
  const accessToken = await customTokens.issue(playerId, session.id);
  return { accessToken, refreshToken, isNewPlayer, deposit, sessionId: session.id };
}
