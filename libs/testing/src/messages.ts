type Loader = () => Promise<{ default: Record<string, unknown> }>;

/** No catalogues in unit tests: components show the English defaults of their sources. */
export const messageLoaders: Partial<Record<string, Loader>> = {};
