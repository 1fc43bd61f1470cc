export { reportError, initMonitoring } from './monitoring.ts';
export type { ErrorContext, MonitoringOptions } from './types.ts';
