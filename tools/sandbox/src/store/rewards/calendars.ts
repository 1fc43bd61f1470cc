import type { CalendarDocument } from '../base/content.ts';
import type { Database } from '../base/database.ts';
import type { Documents } from '../base/documents.ts';
import type { Prize } from '../base/rewardTypes.ts';
import type { Prizes } from './prizes.ts';
import { rewardText } from './rewardTexts.ts';
import { Rejected } from '../base/rejected.ts';
import { startOfDay } from '../players/windows.ts';

export interface CalendarDoor {
  id: string;
  /** From 1. */
  day: number;
  opensAt: number;
  prize: Prize;
  /** By the player for whom it was looked up. */
  openedAt: number | null;
}

export interface Calendar {
  id: string;
  /** The first day, such as `2024-12-01`. */
  firstDay: string;
  startsAt: number;
  endsAt: number;
  doors: CalendarDoor[];
}

/** Given dates by the console, in place of those of the calendar's own document. */
const movedKey = (id: string) => `calendar-${id}`;
const oneDay = 86_400_000;
const calendarReason = rewardText(({ calendar }) => calendar);

/** Countdown calendars: a door for each day of their time zone. */
export function createCalendars({ db, documents, prizes }: { db: Database; documents: Documents; prizes: Prizes }) {
  const opened = (playerId: string, doorId: string) =>
    db.get<{ prize: string; openedAt: number }>(
      'SELECT prize, openedAt FROM calendarDoors WHERE playerId = ? AND doorId = ?',
      ...[playerId, doorId],
    );

  /** With what this player has opened; a door shows then what was behind it. */
  function find(id: string, playerId: string | null = null): Calendar | undefined {
    const document = documents.get<CalendarDocument>('page', id);
    if (!document) return undefined;
    const firstDay = documents.get<string>('setting', movedKey(id)) ?? document.firstDay;
    const midnight = (index: number) => startOfDay(Date.parse(firstDay) + index * oneDay, document.timeZone);
    const doors = document.prizes.map((prize, index): CalendarDoor => {
      // Other dates make other doors, all of them closed.
      const doorId = `${id}/${firstDay}/${index + 1}`;
      const known = playerId === null ? undefined : opened(playerId, doorId);
      return {
        ...{ id: doorId, day: index + 1, opensAt: midnight(index), openedAt: known?.openedAt ?? null },
        prize: known ? (JSON.parse(known.prize) as Prize) : prize,
      };
    });
    return { id, firstDay, startsAt: midnight(0), endsAt: midnight(doors.length), doors };
  }

  function findDoor(playerId: string, doorId: string): { door: CalendarDoor; endsAt: number } {
    const calendar = find(doorId.split('/')[0] ?? '', playerId);
    const door = calendar?.doors.find(({ id }) => id === doorId);
    if (!calendar || !door) throw new Rejected('CalendarDoorNotFound', 'There is no such door.');
    return { door, endsAt: calendar.endsAt };
  }

  return {
    find,

    /** Also one of a calendar that has been given other dates since. */
    hasOpened: (playerId: string, doorId: string): boolean => opened(playerId, doorId) !== undefined,

    /** Opens a door and gives its prize, in one transaction; again, it changes nothing. @throws Rejected */
    open(playerId: string, doorId: string): CalendarDoor {
      return db.transaction(() => {
        const { door, endsAt } = findDoor(playerId, doorId);
        if (door.openedAt !== null) return door;
        if (db.now() >= endsAt) throw new Rejected('CalendarEnded', 'The calendar has ended.');
        if (db.now() < door.opensAt) throw new Rejected('CalendarDoorLocked', 'This door cannot be opened yet.');
        const { prize } = door;
        const assignationId = prizes.give(playerId, prize, { reference: doorId, reason: calendarReason });
        const openedAt = db.now();
        db.insert('calendarDoors', { playerId, doorId, prize: JSON.stringify(prize), assignationId, openedAt });
        return { ...door, openedAt };
      });
    },

    /** To another first day; null: back to its own. What was opened before belongs to the dates before. */
    move(id: string, firstDay: string | null): void {
      if (firstDay === null) documents.remove('setting', movedKey(id));
      else documents.put('setting', movedKey(id), firstDay);
    },
  };
}

export type Calendars = ReturnType<typeof createCalendars>;
