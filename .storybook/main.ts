import { readdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';

const brands = readdirSync(new URL('../apps', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export default {
  stories: ['../libs/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  staticDirs: [
    ...brands.map((brand) => ({ from: `../apps/${brand}/public`, to: `/brands/${brand}` })),
    { from: './wireframe', to: '/brands/wireframe' },
  ],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
