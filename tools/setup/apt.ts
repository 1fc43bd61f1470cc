export type Command = readonly [name: string, ...args: string[]];

const asRoot = (...command: Command): Command => (process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]);
/** Waits for other installations, such as the system's updates after boot. */
const apt = (...args: string[]) => asRoot('apt-get', '-y', '-o', 'DPkg::Lock::Timeout=300', ...args);

/** The commands that install packages on Debian and Ubuntu. */
export const fromApt = (...names: string[]): readonly Command[] => [
  apt('update'),
  apt('install', '--no-install-recommends', ...names),
];
