/** What players sign in on: part of `migrations`, added at once; later entries follow there. */
export const deviceMigrations: readonly string[] = [
  // Sessions of before have neither.
  `
  ALTER TABLE sessions ADD COLUMN browser TEXT;
  ALTER TABLE sessions ADD COLUMN system TEXT;
  `,
];
