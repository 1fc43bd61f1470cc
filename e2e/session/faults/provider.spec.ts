import { matrixOf } from './matrix.ts';
import { provider } from './ways.ts';

// A file for each way: they run beside each other.
matrixOf(provider);
