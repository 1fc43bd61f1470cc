import { testFaults } from './matrix.ts';
import { phone } from './signInMethods.ts';

testFaults(phone);
