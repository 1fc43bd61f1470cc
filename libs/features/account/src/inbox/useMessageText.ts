import { useLingui } from '@lingui/react/macro';
import { isolate, useFormat } from '@lobby/i18n';
import type { InboxEntry } from '@lobby/inbox';
import { useDeviceName } from '../sessions/sessionTexts.ts';

type EntryOf<Kind extends InboxEntry['kind']> = Extract<InboxEntry, { kind: Kind }>;

/** The text of an entry in the language on screen: what happened, plainly. */
export function useMessageText(): (entry: InboxEntry) => string {
  const { t } = useLingui();
  const { money } = useFormat();
  const ofPayment = usePaymentText();
  const ofLimit = useLimitText();
  const ofRequest = useRequestText();
  const deviceName = useDeviceName();
  return (entry) => {
    switch (entry.kind) {
      case 'reward': {
        const name = isolate(entry.name);
        return t({ id: 'INBOX_REWARD', message: `You have been given a reward: ${name}` });
      }
      case 'reward-expired': {
        const name = isolate(entry.name);
        return t({ id: 'INBOX_REWARD_EXPIRED', message: `A reward has expired: ${name}` });
      }
      case 'level': {
        const reached = entry.level;
        return t({ id: 'LOYALTY_LEVEL_UP', message: `You have reached level ${reached}` });
      }
      case 'jackpot-win': {
        const { pot } = entry;
        const amount = money(entry.amount, entry.currency);
        return t({ id: 'INBOX_JACKPOT_WON', message: `You have won the ${pot} jackpot: ${amount}` });
      }
      case 'jackpot-share': {
        const { pot } = entry;
        const amount = money(entry.amount, entry.currency);
        return t({ id: 'INBOX_JACKPOT_SHARE', message: `Your share of the ${pot} jackpot: ${amount}` });
      }
      case 'raffle-win': {
        const amount = money(entry.amount, entry.currency);
        return t({ id: 'INBOX_RAFFLE_WON', message: `Your raffle ticket has won: ${amount}` });
      }
      case 'payment':
        return ofPayment(entry);
      case 'payment-lost':
        return t({ id: 'INBOX_PAYMENT_LOST', message: 'A payment has not reached us. Please check with your bank.' });
      case 'limit':
        return ofLimit(entry);
      case 'request':
        return ofRequest(entry);
      case 'new-device': {
        const device = deviceName(entry);
        return t({ id: 'INBOX_NEW_DEVICE', message: `A new device has signed in: ${device}` });
      }
    }
  };
}

function usePaymentText() {
  const { t } = useLingui();
  const { money } = useFormat();
  return ({ type, outcome, amount, currency }: EntryOf<'payment'>): string => {
    const paid = money(amount, currency);
    const texts = {
      Deposit: {
        accepted: t({ id: 'DEPOSIT_SUCCESS_AMOUNT', message: `Your deposit of ${paid} was successful.` }),
        declined: t({ id: 'INBOX_DEPOSIT_DECLINED', message: `Your deposit of ${paid} did not go through.` }),
      },
      Withdrawal: {
        accepted: t({ id: 'INBOX_WITHDRAWAL_REQUESTED', message: `Your withdrawal of ${paid} has been requested.` }),
        declined: t({ id: 'INBOX_WITHDRAWAL_DECLINED', message: `Your withdrawal of ${paid} did not go through.` }),
      },
    };
    return texts[type][outcome];
  };
}

function useLimitText() {
  const { t } = useLingui();
  const names = {
    Deposit: t({ id: 'LIMITS_DEPOSIT', message: 'Deposits' }),
    Loss: t({ id: 'LIMITS_LOSS', message: 'Losses' }),
    GlobalLoss: t({ id: 'LIMITS_GLOBAL_LOSS', message: 'Losses in all products' }),
    Session: t({ id: 'LIMITS_SESSION', message: 'Time at play' }),
  };
  return ({ limit: kind, outcome }: EntryOf<'limit'>): string => {
    const limit = names[kind];
    const changed = t({ id: 'INBOX_LIMIT_CHANGED', message: `You have changed a limit: ${limit}` });
    const texts = {
      saved: changed,
      confirmed: changed,
      waiting: t({
        id: 'INBOX_LIMIT_WAITING',
        message: `You have asked to raise or remove a limit (${limit}). Nothing changes until you confirm it.`,
      }),
      withdrawn: t({ id: 'INBOX_LIMIT_WITHDRAWN', message: `You have withdrawn the change of a limit: ${limit}` }),
    };
    return texts[outcome];
  };
}

function useRequestText() {
  const { t } = useLingui();
  return ({ request }: EntryOf<'request'>): string => {
    const texts = {
      identity: t({ id: 'PROFILE_STEP_IDENTITY', message: 'We need to check your identity.' }),
      documents: t({
        id: 'BANNER_SOW_UPLOAD',
        message: 'We need documents that show where your money comes from.',
      }),
      'source-of-wealth': t({ id: 'PROFILE_STEP_WEALTH', message: 'We need to know where your money comes from.' }),
      bank: t({ id: 'PROFILE_STEP_BANK', message: 'Your bank needs to confirm who you are.' }),
    };
    return texts[request];
  };
}
