/** Space between a bar that is over the game and the edges of the window. */
export const BAR_MARGIN_PX = 16;
