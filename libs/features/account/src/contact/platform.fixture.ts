import { wirePlayer, wireViewer, wireWallet } from '@lobby/testing';

export interface WireCode {
  id: string;
  contact: 'Email' | 'Phone';
  sentTo: string;
  resendAvailableAt: string;
  expiresAt: string;
  attemptsLeft: number;
}

/** A code sent at a moment of the platform's clock, in ms since 1970. */
export const codeSentAt = (sentAt: number, fields: Partial<WireCode> = {}): WireCode => ({
  id: `code-${sentAt}`,
  contact: 'Email',
  sentTo: 'p•••@acme.test',
  resendAvailableAt: new Date(sentAt + 30_000).toISOString(),
  expiresAt: new Date(sentAt + 600_000).toISOString(),
  attemptsLeft: 5,
  ...fields,
});

export const rejection = (type: string) => ({ errors: [{ message: 'No', extensions: { type: `$${type}` } }] });

/** A platform with one player's contacts, whose code is always 123456; its clock may differ from the device's. */
export function contactPlatform(fields: object = {}, clockOffset = 0) {
  const platform = {
    player: { ...wirePlayer, emailVerified: false, emailValidity: 'Valid', phoneNumberValidity: 'Valid', ...fields },
    codes: [] as WireCode[],
    /** Of codes, in ms. */
    lifetime: 600_000,
    now: () => Date.now() + clockOffset,
    /** Answers the next mutation in place of the platform, after it was done or instead. */
    next: null as { answer: unknown; isDone: boolean } | null,
  };
  let target: string | null = null;
  function answered(answer: () => unknown): unknown {
    const { next } = platform;
    platform.next = null;
    if (next === null) return answer();
    if (next.isDone) answer();
    return next.answer;
  }
  const answers = {
    GetPlayerInfo: () => wireViewer({ player: platform.player, wallet: wireWallet }),
    ContactValidity: () => wireViewer({ player: platform.player }),
    VerificationCodes: () =>
      wireViewer({
        now: new Date(platform.now()).toISOString(),
        verificationCodes: platform.codes.map((code) => ({ __typename: 'VerificationCode', ...code })),
      }),
    SendVerificationCode: ({ contact, to }: { contact: WireCode['contact']; to: string | null }) =>
      answered(() => {
        target = to;
        const sentTo = to === null ? 'p•••@acme.test' : `${to[0]}•••`;
        const now = platform.now();
        const expiresAt = new Date(now + platform.lifetime).toISOString();
        platform.codes = [codeSentAt(now, { contact, sentTo, expiresAt })];
        return { data: { sendVerificationCode: { __typename: 'VerificationCode', ...platform.codes[0] } } };
      }),
    ConfirmVerificationCode: ({ id, code }: { id: string; code: string }) =>
      answered(() => {
        const found = platform.codes.find((each) => each.id === id);
        if (!found || found.attemptsLeft === 0) return rejection('CodeExpired');
        if (code !== '123456') {
          platform.codes = [{ ...found, attemptsLeft: found.attemptsLeft - 1 }].filter(
            ({ attemptsLeft }) => attemptsLeft > 0,
          );
          return rejection('CodeInvalid');
        }
        platform.codes = [];
        platform.player =
          found.contact === 'Email'
            ? { ...platform.player, email: target ?? platform.player.email, emailVerified: true }
            : { ...platform.player, phoneNumber: target ?? platform.player.phoneNumber, isPhoneNumberVerified: true };
        return { data: { confirmVerificationCode: platform.player } };
      }),
  };
  return Object.assign(platform, { answers });
}
