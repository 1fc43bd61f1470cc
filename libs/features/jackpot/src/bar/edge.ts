/** Kept free between a bar that is over the game and the edges of the window. */
export const EDGE_PX = 16;
