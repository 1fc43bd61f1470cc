/** Options of the embedded platform that `npm start` and `npm run dev` hand on to it. */
export const sandboxOptions = {
  seed: { type: 'string' },
  games: { type: 'string' },
  reset: { type: 'boolean' },
  specification: { type: 'boolean' },
  passkeys: { type: 'boolean' },
} as const;

export const usageOfSandboxOptions = `  --seed <number>    other demo data
  --games <number>   a larger catalogue, such as 3000; about 300 games by default
  --reset            forget what players did
  --specification    a platform with the operations of the specification alone
  --passkeys         the identity provider at identity.localhost, where players can have passkeys`;

export const sandboxArguments = (values: {
  seed?: string;
  games?: string;
  reset?: boolean;
  specification?: boolean;
  passkeys?: boolean;
}): string[] =>
  Object.entries(values)
    .filter(([, value]) => value !== false)
    .flatMap(([name, value]) => (value === true ? [`--${name}`] : [`--${name}`, String(value)]));
