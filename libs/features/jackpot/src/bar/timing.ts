/** How long a panel takes to come and to go (R-4-045). */
export const PANEL_TRANSITION_MS = 400;
/** How long the name of a pot stays in the collapsed bar (R-9-032). */
export const POT_NAME_MS = 3000;
/** How long the bar draws attention to itself. */
export const SPOTLIGHT_MS = 4000;

/** Kept free between a bar that is over the game and the edges of the window. */
export const EDGE_PX = 16;
