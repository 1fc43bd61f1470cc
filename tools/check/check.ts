import { checkSuites } from './checkSuites.ts';
import { runSuites } from './suites.ts';

runSuites(checkSuites);
