import base from '../../.dependency-cruiser.js';

/**
 * The folders of a library do not import each other in circles: each can be read, moved or taken out by itself. A
 * second run of the linter for layers, as tests are left out here: they put the parts together.
 */
export default {
  forbidden: [
    {
      name: 'no-cycles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^libs/' },
      to: { circular: true },
    },
  ],
  options: {
    ...base.options,
    exclude: { path: `${base.options.exclude.path}|\\.(test|stories)\\.tsx?$|\\.fixture\\.ts|/testing/` },
  },
};
