import type { BlockProps } from '@lobby/contracts';
import { Promotion } from './Promotion.tsx';

/** PROMOTION_V2: picture and words side by side where there is room. */
export default function PromotionV2Block(props: BlockProps) {
  return <Promotion {...props} layout="split" />;
}
