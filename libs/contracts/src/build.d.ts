/**
 * Constants of the build: one per gate, one per toggle and some fields of the brand. The Vite preset replaces each
 * `build.name` by its literal before the module graph is built, so that code behind a false constant is not in the bundle.
 * Read it member by member, inside functions: anything else does not build.
 */
declare module 'virtual:lobby-build' {
  export const build: import('./toggles.ts').BuildConstants;
}

/** Time limits of all libraries, in ms by library and name; empty in builds that allow no overrides. */
declare module 'virtual:lobby-timings' {
  export const tables: Record<string, Record<string, number>>;
}

/** Compiled lingui messages: the ids that the bundle uses, English where untranslated. */
declare module 'virtual:lobby-messages' {
  type Messages = Record<string, unknown>;
  interface Catalogue {
    /** Texts of first pages. */
    default: Messages;
    /** Dynamic imports of the texts that come with their code, by group; absent where one catalogue has all. */
    groups?: Partial<Record<string, () => Promise<{ default: Messages }>>>;
  }
  /** A dynamic import per locale that the brand offers. */
  export const messageLoaders: Partial<Record<string, () => Promise<Catalogue>>>;
}
