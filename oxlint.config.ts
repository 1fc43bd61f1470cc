import { defineConfig, type OxlintOverride } from 'oxlint';
import { importsOf, libraries, owners } from './tools/check/layers.ts';

const exempt = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.stories.tsx',
  '**/*.fixture.ts',
  '**/*.fixture.tsx',
  'libs/testing/**',
];

/** Macros of Lingui are everyone's. */
const patternOf = (dependency: string) => {
  const name = dependency.replaceAll('.', '\\.');
  return dependency.startsWith('@lingui/') ? `${name}$` : `${name}(/|$)`;
};

/** What a library or the apps may not import by name, so that the editor shows it: the layers, and owners of third parties. */
const layers = [...libraries.map(({ folder }) => folder), 'apps/'].map((folder): OxlintOverride => {
  const allowed = importsOf(folder);
  const foreign = libraries.filter((library) => !allowed.some((path) => library.folder.startsWith(path)));
  const owned = Object.keys(owners).filter((dependency) => owners[dependency] !== folder);
  return {
    files: [`${folder}**`],
    excludeFiles: exempt,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(${foreign.map(({ name }) => name).join('|')})$`,
              message: `${folder} may not import it: tools/check/layers.ts has the layers.`,
            },
            {
              regex: `^(${owned.map(patternOf).join('|')})`,
              message: 'Another library owns it: tools/check/layers.ts names which.',
            },
          ],
        },
      ],
    },
  };
});

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/style-prop-object': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'promise/always-return': 'off',
    'promise/no-multiple-resolved': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'react-hooks/rules-of-hooks': 'error',
    'react-hooks/exhaustive-deps': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'no-console': [
      'error',
      {
        allow: ['warn', 'error', 'info'],
      },
    ],
    eqeqeq: ['error', 'smart'],
    'no-restricted-properties': [
      'error',
      {
        object: 'URL',
        property: 'parse',
        message: 'Browsers in use still lack it: parseUrl of @lobby/runtime.',
      },
    ],
    'unicorn/no-useless-spread': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-unmodified-loop-condition': 'off',
    'react/static-components': 'off',
    'react/forbid-dom-props': [
      'error',
      {
        forbid: ['style'],
      },
    ],
    'unicorn/no-new-array': 'off',
    'unicorn/no-array-reverse': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/iframe-missing-sandbox': 'off',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
      },
    ],
  },
  overrides: [
    ...layers,
    {
      files: ['tools/**', 'e2e/**', '**/*.test.ts', '**/*.test.tsx'],
      rules: {
        'no-console': 'off',
        'no-restricted-properties': 'off',
        'typescript/no-non-null-assertion': 'off',
      },
    },
    {
      files: ['.storybook/**', '**/*.stories.tsx'],
      rules: {
        'react/forbid-dom-props': 'off',
      },
    },
    {
      files: ['e2e/**'],
      rules: {
        'react-hooks/rules-of-hooks': 'off',
        'react/rules-of-hooks': 'off',
      },
    },
  ],
});
