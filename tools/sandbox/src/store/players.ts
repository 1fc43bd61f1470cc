import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type {
  ContactValidity,
  KycStatus,
  SourceOfWealth,
  SourceOfWealthRequirementStatus,
} from '../../../../libs/contracts/src/enums.ts';
import type { Database } from './database.ts';

/** Everything about a player that is not money: one JSON document, spelt as in the schema. Dates are ISO 8601. */
export interface Profile {
  language: string;
  country: string;
  emailVerified: boolean;
  emailValidity: ContactValidity;
  phoneNumber: string | null;
  phoneNumberValidity: ContactValidity | null;
  isPhoneNumberVerified: boolean;
  realityCheckPeriod: number | null;
  bankingCDD: string | null;
  accountStatus: { status: string; cause: string | null; reopenByCustomerAllowed: boolean };
  personalInfo: {
    street: string | null;
    city: string | null;
    firstName: string | null;
    lastName: string | null;
    dateOfBirth: string | null;
    zipCode: string | null;
    ssn: string | null;
    state: string | null;
  };
  marketingBlocked: boolean;
  isSuppressedInAnyCommunicationGroup: boolean;
  isSmsMarketingAccepted: boolean;
  isEmailMarketingAccepted: boolean;
  isPhoneMarketingAccepted: boolean;
  isWebPushMarketingAccepted: boolean;
  termsAccepted: boolean;
  privacyPolicyAccepted: boolean;
  isInstantBankingBlocked: boolean;
  instantBankingBlockActiveFrom: string | null;
  exclusionEndsAt: string | null;
  timeoutEndsAt: string | null;
  areWithdrawalsBlocked: boolean;
  kyc: { status: KycStatus; deadline: string | null; verificationsDone: string[]; verificationsMissing: string[] };
  sourceOfWealth: {
    status: SourceOfWealthRequirementStatus;
    dueDate: string | null;
    documents: { comment: string | null; requestedFundingType: SourceOfWealth | null }[];
    completed: SourceOfWealth[];
  };
  gamificationOptIn: boolean;
  gamificationLevel: number;
  isPlayerBlockedInGamanza: boolean;
  popUpsNeeded: string[];
  isCancelWithdrawalBlocked: boolean;
  isIncreaseDepositLimitBlocked: boolean;
  isRewardsBlocked: boolean;
  isDepositsBlocked: boolean;
  /** When play started or the last reality check was acknowledged. */
  realityCheckStartedAt: string | null;
}

export interface Player {
  id: string;
  email: string;
  profile: Profile;
}

export type PlayerChange = Partial<Profile>;

/** The profile of a player without restrictions. */
export const defaultProfile = (country: string, language: string): Profile => ({
  language,
  country,
  emailVerified: false,
  emailValidity: 'Valid',
  phoneNumber: null,
  phoneNumberValidity: null,
  isPhoneNumberVerified: false,
  realityCheckPeriod: 60,
  bankingCDD: null,
  accountStatus: { status: 'Active', cause: null, reopenByCustomerAllowed: true },
  personalInfo: {
    street: null,
    city: null,
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    zipCode: null,
    ssn: null,
    state: null,
  },
  marketingBlocked: false,
  isSuppressedInAnyCommunicationGroup: false,
  isSmsMarketingAccepted: false,
  isEmailMarketingAccepted: false,
  isPhoneMarketingAccepted: false,
  isWebPushMarketingAccepted: false,
  termsAccepted: true,
  privacyPolicyAccepted: true,
  isInstantBankingBlocked: false,
  instantBankingBlockActiveFrom: null,
  exclusionEndsAt: null,
  timeoutEndsAt: null,
  areWithdrawalsBlocked: false,
  kyc: { status: 'NotRequired', deadline: null, verificationsDone: [], verificationsMissing: [] },
  sourceOfWealth: { status: 'NotNeed', dueDate: null, documents: [], completed: [] },
  gamificationOptIn: false,
  gamificationLevel: 1,
  isPlayerBlockedInGamanza: false,
  popUpsNeeded: [],
  isCancelWithdrawalBlocked: false,
  isIncreaseDepositLimitBlocked: false,
  isRewardsBlocked: false,
  isDepositsBlocked: false,
  realityCheckStartedAt: null,
});

interface PlayerRow {
  id: string;
  email: string;
  passwordHash: string;
  profile: string;
}

export type Players = ReturnType<typeof createPlayers>;

export function createPlayers(db: Database) {
  const read = (row: PlayerRow | undefined): Player | undefined =>
    row && { id: row.id, email: row.email, profile: JSON.parse(row.profile) as Profile };
  const byEmail = (email: string) => db.get<PlayerRow>('SELECT * FROM players WHERE email = ?', email);
  const find = (id: string) => read(db.get<PlayerRow>('SELECT * FROM players WHERE id = ?', id));

  /** @throws for an unknown player */
  const write = (id: string, change: PlayerChange): Player => {
    const player = find(id);
    if (!player) throw new Error(`There is no player ${id}.`);
    const profile = { ...player.profile, ...change };
    db.update('players', id, { profile: JSON.stringify(profile) });
    return { ...player, profile };
  };

  return {
    find,
    findByEmail: (email: string) => read(byEmail(email)),
    all: () => db.all<PlayerRow>('SELECT * FROM players ORDER BY rowid').map((row) => read(row) as Player),

    /** The player, or undefined for wrong credentials. */
    async verifyPassword(email: string, password: string): Promise<Player | undefined> {
      const row = byEmail(email);
      const matches = await passwordMatches(password, row?.passwordHash ?? dummyHash);
      return matches ? read(row) : undefined;
    },

    /** Without a wallet. @throws Error if the e-mail address is taken */
    insert(player: { id: string; email: string; passwordHash: string; profile: Profile }): void {
      db.insert('players', { ...player, profile: JSON.stringify(player.profile), createdAt: db.now() });
    },

    /** Changes some fields and notifies the player's clients. @throws Error for an unknown player */
    update(id: string, change: PlayerChange): Player {
      return db.transaction(() => {
        const player = write(id, change);
        const isAccountClosed = player.profile.accountStatus.status === 'Closed';
        db.emit({ name: 'playerUpdated', data: { playerId: id, isAccountClosed } });
        return player;
      });
    },

    /** Sets the start of the current reality check period. Emits no event. */
    setRealityCheckStart: (id: string, time: number): Player =>
      write(id, { realityCheckStartedAt: new Date(time).toISOString() }),

    /** Requires the player to accept pop-ups, without duplicates. */
    addPopUps(id: string, popUpIds: readonly string[]): Player {
      return db.transaction(() => {
        const pending = find(id)?.profile.popUpsNeeded ?? [];
        const popUpIdsAdded = popUpIds.filter((popUpId) => !pending.includes(popUpId));
        const player = this.update(id, { popUpsNeeded: [...pending, ...popUpIdsAdded] });
        if (popUpIdsAdded.length > 0) db.emit({ name: 'customerPopUpAdded', data: { playerId: id, popUpIdsAdded } });
        return player;
      });
    },
  };
}

const deriveKey = promisify<string, Buffer, number, Buffer>(scrypt);

export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const key = await deriveKey(password, salt, 32);
  return `${salt.toString('base64')}:${key.toString('base64')}`;
}

// Verified for unknown e-mail addresses, so that response times do not reveal which ones exist.
const dummyHash = `${Buffer.alloc(16).toString('base64')}:${Buffer.alloc(32).toString('base64')}`;

async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [salt = '', expected = ''] = hash.split(':');
  const key = await deriveKey(password, Buffer.from(salt, 'base64'), 32);
  return timingSafeEqual(key, Buffer.from(expected, 'base64'));
}
