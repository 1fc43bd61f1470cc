/** Options of the embedded platform that `npm start` and `npm run dev` hand on to it. */
export const sandboxOptions = {
  seed: { type: 'string' },
  reset: { type: 'boolean' },
  specification: { type: 'boolean' },
} as const;

export const usageOfSandboxOptions = `  --seed <number>    other demo data
  --reset            forget what players did
  --specification    a platform with the operations of the specification alone`;

export const sandboxArguments = (values: { seed?: string; reset?: boolean; specification?: boolean }): string[] =>
  Object.entries(values)
    .filter(([, value]) => value !== false)
    .flatMap(([name, value]) => (value === true ? [`--${name}`] : [`--${name}`, String(value)]));
