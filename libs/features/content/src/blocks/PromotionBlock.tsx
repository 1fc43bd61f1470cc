import type { BlockProps } from '@lobby/contracts';
import { Promotion } from './Promotion.tsx';

/** PROMOTION: a card with its picture above the words. */
export default function PromotionBlock(props: BlockProps) {
  return <Promotion {...props} layout="card" />;
}
