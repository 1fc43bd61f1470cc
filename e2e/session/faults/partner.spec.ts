import { matrixOf } from './matrix.ts';
import { partner } from './ways.ts';

matrixOf(partner);
