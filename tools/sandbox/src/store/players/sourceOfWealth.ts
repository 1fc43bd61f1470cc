import type { SourceOfWealth } from '../../../../../libs/contracts/src/enums.ts';
import type { Database } from '../base/database.ts';
import type { DocumentRequests } from './documentRequests.ts';
import type { Player, Players } from './players.ts';
import type { Profile } from './profile.ts';
import { Rejected } from '../base/rejected.ts';

export type SourcesOfWealth = ReturnType<typeof createSourceOfWealth>;

/** What a player declares about the sources of their wealth, kind by kind; it can be changed until it is submitted. */
export function createSourceOfWealth(db: Database, players: Players, documentRequests: DocumentRequests) {
  const stateOf = (playerId: string): Profile['sourceOfWealth'] => {
    const player = players.find(playerId);
    if (!player) throw new Error(`There is no player ${playerId}.`);
    return player.profile.sourceOfWealth;
  };

  /** @throws Rejected unless a declaration is requested and has not been submitted */
  function openState(playerId: string): Profile['sourceOfWealth'] {
    const state = stateOf(playerId);
    if (state.status !== 'Required' && state.status !== 'WillBeRequired')
      throw new Rejected('SourceOfWealthNotRequired', 'No declaration of the source of wealth is required.');
    return state;
  }

  const write = (playerId: string, sourceOfWealth: Profile['sourceOfWealth']): Player => {
    const player = players.update(playerId, { sourceOfWealth });
    players.notify(playerId, ['SourceOfWealthRecord']);
    return player;
  };

  const isComplete = (playerId: string, kind: SourceOfWealth, checked: readonly string[]): boolean =>
    checked.length > 0 && documentRequests.files(playerId, { sourceOfWealthKind: kind }).length > 0;

  const without = (kinds: readonly SourceOfWealth[], kind: SourceOfWealth) => kinds.filter((each) => each !== kind);

  return {
    find(playerId: string, kind: SourceOfWealth): { checked: readonly string[]; completed: boolean } {
      const { checked, completed } = stateOf(playerId);
      return { checked: checked?.[kind] ?? [], completed: completed.includes(kind) };
    },

    /** Ticks options; a completed kind without any is no longer completed. @throws Rejected */
    check(playerId: string, kind: SourceOfWealth, optionIds: readonly string[]): void {
      db.transaction(() => {
        const state = openState(playerId);
        const completed = optionIds.length === 0 ? without(state.completed, kind) : state.completed;
        write(playerId, { ...state, checked: { ...state.checked, [kind]: optionIds }, completed });
      });
    },

    /** @throws Rejected without an option and a file */
    complete(playerId: string, kind: SourceOfWealth): void {
      db.transaction(() => {
        const state = openState(playerId);
        if (!isComplete(playerId, kind, state.checked?.[kind] ?? []))
          throw new Rejected('SourceOfWealthIncomplete', 'Choose an option and upload a file first.');
        write(playerId, { ...state, completed: [...without(state.completed, kind), kind] });
      });
    },

    /** After a file was removed: a kind without files is no longer completed. */
    reconsider(playerId: string, kind: SourceOfWealth): void {
      db.transaction(() => {
        const state = stateOf(playerId);
        if (!isComplete(playerId, kind, state.checked?.[kind] ?? []))
          write(playerId, { ...state, completed: without(state.completed, kind) });
      });
    },

    /** @throws Rejected without a completed kind */
    submit: (playerId: string): Player =>
      db.transaction(() => {
        const state = openState(playerId);
        if (state.completed.length === 0)
          throw new Rejected('SourceOfWealthIncomplete', 'Complete one source of wealth at least.');
        return write(playerId, { ...state, status: 'Pending' });
      }),
  };
}
