/** `'Gift'` to `{"en":"Gift"}`, at a path of a column of JSON that may lack it. */
const localize = (column: string, path: string): string =>
  `json_replace(${column}, '${path}', json_object('en', ${column} ->> '${path}'))`;

/** Texts by language: part of `migrations`, added at once; later entries follow there. */
export const nameMigrations: readonly string[] = [
  // Names of rewards, prizes, free spins and bonuses, reasons and calls to action were in English alone.
  `
  UPDATE playerRewards SET reward = json_remove(${localize('reward', '$.type.name')}, '$.name');
  UPDATE playerRewards SET reward = ${localize('reward', '$.callToAction.label')};
  UPDATE playerRewards SET reward = ${localize('reward', '$.rewardReason')}
  WHERE reward ->> '$.rewardReason' <> 'RewardsShop';
  UPDATE shopItems SET reward = ${localize('reward', '$.name')};
  UPDATE calendarDoors SET prize = ${localize('prize', '$.name')};
  UPDATE gamificationTournaments
  SET prizes = (SELECT json_group_array(json(${localize('value', '$.name')})) FROM json_each(prizes));
  UPDATE freeSpins SET name = json_object('en', name);
  UPDATE bonuses SET name = json_object('en', name);
  `,
  // What a game is like follows from its kind.
  `
  ALTER TABLE games DROP COLUMN description;
  `,
];
