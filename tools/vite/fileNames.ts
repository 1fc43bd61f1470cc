/** Words that lists of ad blockers and of privacy tools look for in addresses. */
const filteredWord =
  /(?<![a-z\d])ads?(?![a-z\d])|analytic|annoyance|banner|campaign|chat|consent|cookie|gdpr|newsletter|pop-?up|promo|sentry|share|social|sponsor|survey|track/i;

/** Whether an ad blocker may take a file for an advertisement, a tracker or a cookie banner by its name. */
export const isFiltered = (file: string): boolean => filteredWord.test(file);

/** Names a file of the build: a script that an ad blocker keeps away is a part of the lobby that does not work. */
const named = (extension: string) => (name: string) =>
  `assets/${isFiltered(name) ? 'part' : '[name]'}-[hash]${extension}`;

const scriptName = named('.js');
const assetName = named('[extname]');

/** The names of a build's files. Hashes of letters and digits alone: `_ad-` would be a word, too. */
export const fileNames = {
  hashCharacters: 'base36',
  chunkFileNames: ({ name }: { name: string }): string => scriptName(name),
  assetFileNames: ({ names }: { names: readonly string[] }): string => assetName(names[0] ?? ''),
} as const;
