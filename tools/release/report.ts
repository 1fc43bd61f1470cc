import * as v from 'valibot';

/** What `release.json` says of a build, as far as packages and comparisons read it. */
const schema = v.object({
  operator: v.string(),
  brand: v.string(),
  license: v.string(),
  gates: v.record(v.string(), v.boolean()),
  toggles: v.record(v.string(), v.boolean()),
  constants: v.record(v.string(), v.boolean()),
  locales: v.array(v.string()),
  /** Releases of before lack it. */
  registrationFlows: v.optional(v.array(v.string()), []),
  features: v.array(v.string()),
  routes: v.array(v.string()),
  firstLoad: v.object({ files: v.array(v.string()), brotli: v.number() }),
  scriptSource: v.string(),
  assets: v.array(v.object({ file: v.string(), bytes: v.number(), brotli: v.number() })),
  dependencies: v.record(v.string(), v.string()),
});
export type ReleaseReport = v.InferOutput<typeof schema>;

export const parseReport = (text: string): ReleaseReport => v.parse(v.pipe(v.string(), v.parseJson(), schema), text);
