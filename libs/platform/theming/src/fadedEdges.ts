import { vars } from './contract.css.ts';

/** For what scrolls sideways within a wide window: it fades in the gutter rather than end in the open. */
export const fadedEdges = {
  maskImage: `linear-gradient(to right, transparent, #000 ${vars.space.gutter}, #000 calc(100% - ${vars.space.gutter}), transparent)`,
};
