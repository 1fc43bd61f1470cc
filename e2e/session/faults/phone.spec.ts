import { matrixOf } from './matrix.ts';
import { phone } from './ways.ts';

matrixOf(phone);
