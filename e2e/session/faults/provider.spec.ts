import { testFaults } from './matrix.ts';
import { provider } from './signInMethods.ts';

// A file for each method, so that they run beside each other.
testFaults(provider);
