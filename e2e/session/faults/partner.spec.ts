import { testFaults } from './matrix.ts';
import { partner } from './signInMethods.ts';

testFaults(partner);
