import { fork } from 'node:child_process';
import type { ArtGame } from './gameKinds.ts';

/** A picture by its path, such as `/thumbnails/amber-koi.avif`, in a width in pixels. */
export interface PictureSize {
  path: string;
  width: number;
}

/** What is sent to the process in `warmingProcess.ts`. */
export interface WarmingOrder {
  directory: string;
  games: readonly ArtGame[];
  pictures: readonly PictureSize[];
}

export interface Warming {
  ended: Promise<void>;
  stop(): void;
}

/**
 * Renders pictures into the cache ahead of their requests, in this order, skipping those that are there. A process of
 * its own, so that its priority is lower than that of the process that answers requests: these are rendered at once.
 * It ends with its work, with this process, or when it is stopped.
 */
export function startWarming(order: WarmingOrder): Warming {
  const child = fork(`${import.meta.dirname}/warmingProcess.ts`, { execArgv: ['--no-warnings'] });
  child.send(order);
  // Does not keep this process alive.
  child.unref();
  child.channel?.unref();
  return {
    ended: new Promise((resolve) => child.once('exit', () => resolve())),
    stop: () => void child.kill(),
  };
}
