export { reportError, initMonitoring } from './monitoring.ts';
