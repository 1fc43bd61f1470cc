import type { FeatureModule } from '@lobby/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { protectionFeature } from '../index.ts';
import ProtectionStrip from './ProtectionStrip.tsx';

const limits: FeatureModule = {
  id: 'account',
  routes: { 'profile-limits': { load: async () => ({ default: () => null }) } },
};

/** Across the top of each page with the flag `sga`. */
const meta = {
  title: 'Features/Protection/ProtectionStrip',
  component: ProtectionStrip,
  parameters: { layout: 'fullscreen', lobby: { features: [protectionFeature(), limits] } },
} satisfies Meta<typeof ProtectionStrip>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
