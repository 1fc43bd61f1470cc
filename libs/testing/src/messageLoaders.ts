interface Catalogue {
  default: Record<string, unknown>;
  groups?: Record<string, () => Promise<Catalogue>>;
}

/** No catalogues in unit tests: components show the English defaults of their sources. */
export const messageLoaders: Partial<Record<string, () => Promise<Catalogue>>> = {};
