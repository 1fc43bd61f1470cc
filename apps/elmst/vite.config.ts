import { lobby } from '../../tools/vite/preset.ts';
import brand from './brand.ts';
import * as looks from './theme.ts';

export default lobby(brand, looks);
