import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/**
 * Lets the build drop the parts of the router that the lobby does not use: its links and forms, for which the lobby has its
 * own, and what serves options and methods that it never uses: instrumentation, routes that are discovered, a data strategy, forms
 * that are sent by a navigation, fetchers, blockers, view transitions, middleware, redirects by loaders; and warnings.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'lobby:unused-router-parts',
    apply: 'build',
    transform: {
      filter: {
        id: /node_modules\/react-router\/dist\//,
        code: /displayName|instrumentations|patchRoutesOnNavigation/,
      },
      handler(code) {
        const output = withoutUnused(markPure(code));
        return { code: output.toString(), map: output.generateMap({ hires: true }) };
      },
    },
  };
}

/** Wrapping a component and naming it for the developer tools count as side effects, which keep it otherwise. */
export function markPure(code: string): MagicString {
  return new MagicString(code)
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/(?<=^const \w+ = )(?=React\$?\d*\.(?:createContext|forwardRef|memo)\()/gm, '/* @__PURE__ */ ');
}

/** Options of a router and of a navigation that the lobby never gives. */
const unusedOptions =
  /\b(?:(?:init|opts)\??\.(?:instrumentations|patchRoutesOnNavigation|dataStrategy|submission|fetcherSubmission|pendingError|mask)|future\.unstable_\w+)\b/g;

/** Methods of the router's object that the lobby never calls, each on a line of its own. */
const unusedMethods =
  /(?<=^\trouter = \{(?:(?!^\t\};)[^])*)^\t\t(?:fetch|getFetcher|resetFetcher|deleteFetcher: \w+|getBlocker|deleteBlocker|patchRoutes|_internalSetRoutes),$/gm;

/** Conditions that are never met without these: of discovered routes, blockers, redirects by loaders, and view transitions. */
export const unmetConditions = [
  'isFogOfWar',
  'fogOfWar.active && fogOfWar.matches',
  'pendingDiscoveryCancellation',
  'blockerKey',
  'blockerKey && delta != null',
  'unblockBlockerHistoryUpdate',
  'redirect',
  'isRedirectDataStrategyResult(result)',
  'pendingViewTransitionEnabled',
  'vtContext.isTransitioning && !vtContext.flushSync',
  '!vtContext.isTransitioning && interruption',
  'renderDfd && pendingState && router.window',
  'renderDfd && pendingState && state.location.key === pendingState.location.key',
];

/** Conditions that are always met then: of these, of forms, of middleware. */
export const metConditions = [
  '!isSubmissionNavigation(opts)',
  '!viewTransitionOpts || !isViewTransitionAvailable',
  '!args.matches.some((m) => m.route.middleware)',
];

/** Whether a navigation sends a form, at each place that checks it. */
const isMutation = /(?<!function )\bisMutationMethod\([\w.]+\)/g;

/** For whoever calls the router in a wrong way: statements of one line. */
const warnings = /\bwarn(?:ing|Once)\(.*\);$/gm;

export function withoutUnused(code: MagicString): MagicString {
  code.replaceAll(unusedOptions, 'undefined').replaceAll(unusedMethods, '').replaceAll(isMutation, 'false');
  for (const condition of unmetConditions) code.replaceAll(`if (${condition})`, 'if (false)');
  for (const condition of metConditions) code.replaceAll(condition, 'true');
  // What is only called through it stays otherwise.
  return code
    .replaceAll('runClientMiddleware = isStaticHandler', 'runClientMiddleware = true')
    .replaceAll(warnings, ';');
}
