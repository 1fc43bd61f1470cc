import * as v from 'valibot';
import { BadCommand, command, dateArg, findPlayer, playerArg } from './command.ts';

/** Commands for the countdown calendar. */
export const calendarCommands = {
  calendar: command(
    'Shows the Christmas calendar, with the doors that a player has opened; moves it to another first day (null: its own)',
    { firstDay: v.optional(v.nullable(dateArg)), player: v.optional(playerArg) },
    (context, { firstDay, player }) => {
      const { store } = context;
      const playerId = player === undefined ? null : findPlayer(context, player).id;
      if (firstDay !== undefined) store.calendars.move('christmas-2024', firstDay && firstDay.slice(0, 10));
      const found = store.calendars.find('christmas-2024', playerId);
      if (!found) throw new BadCommand('There is no calendar.');
      const { startsAt, endsAt, doors } = found;
      return {
        ...{ firstDay: found.firstDay, startsAt: new Date(startsAt).toISOString() },
        ...{ endsAt: new Date(endsAt).toISOString(), now: new Date(store.now()).toISOString() },
        doors: doors.map(({ id, prize, openedAt }) => ({
          ...{ id, prize: prize.kind, amount: prize.amount },
          openedAt: openedAt === null ? null : new Date(openedAt).toISOString(),
        })),
      };
    },
  ),
};
