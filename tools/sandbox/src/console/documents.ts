import * as v from 'valibot';
import { documentKinds, sourcesOfWealth } from '../../../../libs/contracts/src/enums.ts';
import type { DocumentRequest } from '../store/players/documentRequests.ts';
import { BadCommand, command, dateArg, findPlayer, playerArg, type ConsoleContext } from './command.ts';

const showRequest = (
  { store }: ConsoleContext,
  { id, playerId, kind, status, comment, rejectionReason }: DocumentRequest,
) => ({
  ...{ id, kind, status, comment, rejectionReason },
  files: store.documentRequests
    .files(playerId, { requestId: id })
    .map(({ name, contentType, size }) => ({ name, contentType, size })),
});

/** Commands for the documents that the operator requests. */
export const documentCommands = {
  documents: command('Lists the documents requested from a player', { player: playerArg }, (context, { player }) =>
    context.store.documentRequests
      .ofPlayer(findPlayer(context, player).id)
      .map((request) => showRequest(context, request)),
  ),
  requestDocument: command(
    'Requests a document from a player',
    {
      player: playerArg,
      kind: v.picklist(documentKinds),
      comment: v.nullish(v.pipe(v.string(), v.nonEmpty()), null),
      requestedFundingType: v.nullish(v.picklist(sourcesOfWealth), null),
      dueDate: v.nullish(dateArg, null),
    },
    (context, { player, dueDate, ...request }) => {
      const { id: playerId } = findPlayer(context, player);
      const due = dueDate === null ? null : Date.parse(dueDate);
      return showRequest(context, context.store.documentRequests.request({ playerId, ...request, dueDate: due }));
    },
  ),
  reviewDocument: command(
    'Accepts or rejects what a player has submitted',
    {
      id: v.pipe(v.string(), v.nonEmpty()),
      outcome: v.picklist(['Accepted', 'Rejected']),
      reason: v.nullish(v.pipe(v.string(), v.nonEmpty()), null),
    },
    (context, { id, outcome, reason }) => {
      if (context.store.documentRequests.find(id)?.status !== 'InReview')
        throw new BadCommand(`There is nothing to review for the request “${id}”.`);
      return showRequest(context, context.store.documentRequests.review(id, outcome, reason));
    },
  ),
};
