/** Address at which the tests serve the built Storybook. */
export const port = Number(process.env['STORYBOOK_PORT'] ?? 6007);
export const url = `http://127.0.0.1:${port}/`;
