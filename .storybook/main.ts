import { readdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';

const brands = readdirSync(new URL('../apps', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export default {
  stories: ['./*.mdx', './*.stories.tsx', '../libs/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  staticDirs: [
    ...brands.map((brand) => ({ from: `../apps/${brand}/public`, to: `/brands/${brand}` })),
    { from: './wireframe', to: '/brands/wireframe' },
    { from: './demoGame', to: '/demo-game' },
  ],
  typescript: {
    // Through the compiler: variants are keys of styles, which only their types tell.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.json',
      include: ['libs/ui-kit/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
