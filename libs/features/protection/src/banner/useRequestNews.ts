import { useDataClient } from '@lobby/data';
import { type InboxEntry, inboxOf } from '@lobby/inbox';
import { type PlayerInfo, useSession } from '@lobby/player';
import { useEffect, useRef } from 'react';
import type { ActiveBanner } from './activeBanners.ts';

/** Adds what a banner wants of the player to the messages, once for each deadline, and again where it wants more. */
export function useRequestNews({ kind }: ActiveBanner): void {
  const inbox = inboxOf(useDataClient());
  const { player } = useSession();
  const request = requests[kind];
  const terms = player && request && String(termsOf(player)[request]);
  const former = useRef<readonly string[]>([]);
  useEffect(
    function announce() {
      const wanted = terms?.split(' ') ?? [];
      // What has been handed in is no news.
      const isNews = wanted.some((each) => !former.current.includes(each));
      former.current = wanted;
      if (isNews && request) inbox.announce({ kind: 'request', id: `${request} ${terms}`, request });
    },
    [inbox, terms, request],
  );
}

type Request = Extract<InboxEntry, { kind: 'request' }>['request'];

const requests: Partial<Record<ActiveBanner['kind'], Request>> = {
  KycRequired: 'identity',
  SowUploadRequired: 'documents',
  SowRequired: 'source-of-wealth',
  BankingCDD: 'bank',
};

/** By what a request differs from an earlier one: until when, and which documents. */
function termsOf(player: PlayerInfo): Record<Request, string | null | undefined> {
  const { kycCheckStatus, sourceOfWealthStatus, bankingCDD } = player;
  const documents = sourceOfWealthStatus?.requiredDocumentsUploadV2 ?? [];
  return {
    identity: kycCheckStatus?.deadline,
    documents: documents.map(({ requestedFundingType }) => requestedFundingType).join(' '),
    'source-of-wealth': sourceOfWealthStatus?.dueDate,
    bank: bankingCDD,
  };
}
