import { parentPort, workerData } from 'node:worker_threads';
import { featureProblems } from './features.ts';

const { root, mainFile } = workerData as { root: string; mainFile: string };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(featureProblems(root, mainFile));
