export { setBuild, resetBuild, type BuildConstant } from './build.ts';
export { expectAllStatesReachable } from './states.ts';
