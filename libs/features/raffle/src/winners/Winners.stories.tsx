import type { Meta, StoryObj } from '@storybook/react-vite';
import { winnersAnswer, wireWinner } from '../wire.fixture.ts';
import { Winners } from './Winners.tsx';

const winners = (count: number, fields: object = {}) =>
  winnersAnswer(
    Array.from({ length: count }, (_, index) =>
      wireWinner({
        winnerInitials: String.fromCodePoint(65 + index, 75 + index),
        winAmount: `${(index + 1) * 73}.50`,
        timestamp: new Date(Date.UTC(2026, 10, 22, 20 - index)).toISOString(),
        ...fields,
      }),
    ),
  );

/** Moves one round in 70 s; stands still when hovered, focused or paused, and where motion is unwelcome. */
const meta = {
  title: 'Features/Raffle/Winners',
  component: Winners,
  args: { draws: 0 },
} satisfies Meta<typeof Winners>;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (answer: () => unknown): Story => ({ parameters: { lobby: { answers: { RaffleWinners: answer } } } });

export const Moving = answered(() => winners(15));
export const Few = answered(() => winners(3));
export const None = answered(() => winners(0));
export const Loading = answered(() => new Promise(() => undefined));
export const Failed = answered(() => ({ errors: [{ message: 'Broken' }] }));
/** Words that no line can hold. */
export const UnbrokenWords = answered(() =>
  winners(6, {
    jackpotName: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
    winAmount: '123456789012.34',
    brand: 'Benachrichtigungseinstellungsmöglichkeitenübersicht',
  }),
);
