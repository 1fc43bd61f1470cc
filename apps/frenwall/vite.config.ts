import { lobby } from '../../tools/vite/preset.ts';
import brand from './brand.ts';

export default lobby(brand);
