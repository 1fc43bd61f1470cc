/** The page around the frame. This site's alone: browsers give a frame no way to the document of another one. */
export const topWindow = (): Window => window.top ?? window;
