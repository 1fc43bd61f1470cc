import base from '../../.dependency-cruiser.js';

/**
 * Forbids cycles between the folders of libraries and of tools, so that each can be read, moved or removed by itself. A
 * separate configuration, as it excludes tests, which import across folders.
 */
export default {
  forbidden: [
    {
      name: 'no-cycles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(libs|tools)/' },
      to: { circular: true },
    },
  ],
  options: {
    ...base.options,
    exclude: { path: `${base.options.exclude.path}|\\.(test|stories)\\.tsx?$|\\.fixture\\.ts|/testing/` },
  },
};
