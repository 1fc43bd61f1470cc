import type { RouteId } from '@lobby/contracts';
import { useHasPage } from '@lobby/composition';
import { type InboxEntry, useInbox } from '@lobby/inbox';
import { usePlayBlock } from '@lobby/player';
import {
  BanknoteIcon,
  CoinsIcon,
  DeviceIcon,
  DocumentIcon,
  GiftIcon,
  type IconNode,
  IdentityIcon,
  ShieldIcon,
  StarIcon,
  TicketIcon,
  TrophyIcon,
  WalletIcon,
} from '@lobby/ui-kit';
import { useMessageText } from './useMessageText.ts';

interface Message {
  icon: IconNode;
  text: string;
  /** The page that it is about; null where there is none. */
  route: RouteId | null;
}

/** The inbox without what would invite to play, for whoever may not: it is there again once they may. */
export function useShownMessages() {
  const { entries, ...inbox } = useInbox();
  const mayPlay = usePlayBlock() === null;
  return { ...inbox, entries: mayPlay ? entries : entries.filter((entry) => !subjectOf(entry).invites) };
}

/** Reads an entry in the language on screen. */
export function useMessage(): (entry: InboxEntry) => Message {
  const hasPage = useHasPage();
  const textOf = useMessageText();
  return (entry) => {
    const { icon, routes = [] } = subjectOf(entry);
    return { icon, text: textOf(entry), route: routes.find(hasPage) ?? null };
  };
}

interface Subject {
  icon: IconNode;
  /** Of these pages the first that the lobby has. */
  routes?: readonly RouteId[];
  invites?: true;
}

function subjectOf(entry: InboxEntry): Subject {
  switch (entry.kind) {
    case 'reward':
      return { icon: GiftIcon, routes: ['rewards'], invites: true };
    case 'reward-expired':
      return { icon: GiftIcon, routes: ['profile-rewards-history'] };
    case 'level':
      return { icon: StarIcon, routes: ['loyalty-program'], invites: true };
    case 'jackpot-win':
    case 'jackpot-share':
      return { icon: TrophyIcon };
    case 'raffle-win':
      return { icon: TicketIcon };
    case 'payment': {
      const history = entry.type === 'Deposit' ? 'profile-deposit-history' : 'profile-withdrawal-history';
      return { icon: WalletIcon, routes: [history] };
    }
    case 'payment-lost':
      return { icon: WalletIcon };
    case 'limit':
      return { icon: ShieldIcon, routes: [entry.limit === 'GlobalLoss' ? 'profile-global-limits' : 'profile-limits'] };
    case 'request':
      return requests[entry.request];
    case 'new-device':
      return { icon: DeviceIcon, routes: ['profile-session-history'] };
  }
}

const requests: Record<Extract<InboxEntry, { kind: 'request' }>['request'], Subject> = {
  identity: { icon: IdentityIcon, routes: ['profile-identity', 'profile-documents'] },
  documents: { icon: DocumentIcon, routes: ['source-of-wealth'] },
  'source-of-wealth': { icon: CoinsIcon, routes: ['source-of-wealth'] },
  bank: { icon: BanknoteIcon, routes: ['profile-documents'] },
};
