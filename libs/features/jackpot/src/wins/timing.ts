/** How long the news of somebody else's win stays (R-9-026). */
export const NOTIFICATION_MS = 6000;
/** How long the picture of a win stays, and how long its amount counts up (R-9-028). */
export const PICTURE_MS = 4000;
export const COUNT_UP_MS = 10_000;
