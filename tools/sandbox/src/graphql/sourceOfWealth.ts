import { sourcesOfWealth, type SourceOfWealth } from '../../../../libs/contracts/src/enums.ts';
import type { FundingOptionsDocument } from '../store/base/content.ts';
import type { Player } from '../store/index.ts';
import { localize, requirePlayer, type Context } from './context.ts';
import { failure } from './errors.ts';

const optionsOf = ({ store }: Context, kind: SourceOfWealth) =>
  (store.documents.get<FundingOptionsDocument>('setting', `funding-${kind}`)?.options ?? []).map((option, index) => ({
    id: `${kind}-${index}`,
    ...option,
  }));

/** The record of one source of wealth: its options, what is ticked, and the files. */
export function wealthRecord(context: Context, playerId: string, kind: SourceOfWealth) {
  const { checked, completed } = context.store.sourceOfWealth.find(playerId, kind);
  const options = optionsOf(context, kind).map(({ id, title, tooltip }) => ({
    id,
    title: localize(context, title),
    tooltip: localize(context, tooltip),
    checked: checked.includes(id),
  }));
  const files = context.store.documentRequests.files(playerId, { sourceOfWealthKind: kind });
  return { kind, options, files, completed };
}

interface OfKind {
  kind: SourceOfWealth;
}

function saveSourceOfWealth(_parent: unknown, { kind, optionIds }: OfKind & { optionIds: string[] }, context: Context) {
  const { id } = requirePlayer(context);
  const known = optionsOf(context, kind).map((option) => option.id);
  if (optionIds.some((optionId) => !known.includes(optionId)))
    throw failure('BadUserInput', 'This source of wealth has no such option.');
  context.store.sourceOfWealth.check(id, kind, [...new Set(optionIds)]);
  return wealthRecord(context, id, kind);
}

function completeSourceOfWealth(_parent: unknown, { kind }: OfKind, context: Context) {
  const { id } = requirePlayer(context);
  context.store.sourceOfWealth.complete(id, kind);
  return wealthRecord(context, id, kind);
}

const submitSourceOfWealth = (_parent: unknown, _args: unknown, context: Context): Player =>
  context.store.sourceOfWealth.submit(requirePlayer(context).id);

export const wealthMutations = { saveSourceOfWealth, completeSourceOfWealth, submitSourceOfWealth };

export const wealthFields = {
  sourceOfWealth: ({ id }: Player, _args: unknown, context: Context) =>
    sourcesOfWealth.map((kind) => wealthRecord(context, id, kind)),
};
