import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Brand } from '../../libs/contracts/src/brand.ts';
import { root } from '../start/operator.ts';

export const importBrand = async (id: string): Promise<Brand> =>
  ((await import(`${root}apps/${id}/brand.ts`)) as { default: Brand }).default;

/** Builds brands of a checkout with the pages for their visitors, as far as that checkout knows of such pages. */
export function build(brands: readonly string[], checkout = root): void {
  const target = existsSync(`${checkout}tools/prerender/main.ts`) ? 'prerender' : 'build';
  execFileSync('npx', ['nx', 'run-many', '-t', target, '-p', brands.join(','), '--outputStyle=static'], {
    cwd: checkout,
    stdio: 'inherit',
    env: { ...process.env, LOBBY_OVERRIDES: '' },
  });
}

/** A git command's output. */
export const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Builds brands of another commit, with its own packages where they differ from this checkout's. Its files stay in a temporary
 * folder, so that they are built once. @returns the folder
 */
export function buildCommit(commit: string, brands: readonly string[]): string {
  const id = git('rev-parse', '--verify', `${commit}^{commit}`);
  const checkout = `${tmpdir()}/lobby-bench/${id}/`;
  // The packages last, so that an interrupted extraction is done again.
  if (!existsSync(`${checkout}node_modules`)) {
    mkdirSync(checkout, { recursive: true });
    execFileSync('tar', ['-x', '-C', checkout], {
      input: execFileSync('git', ['archive', id], { cwd: root, maxBuffer: 2 ** 30 }),
    });
    if (git('diff', '--name-only', id, '--', 'package-lock.json') === '')
      symlinkSync(`${root}node_modules`, `${checkout}node_modules`);
    else execFileSync('node', ['tools/setup/install.js'], { cwd: checkout, stdio: 'inherit' });
  }
  const missing = brands.filter((brand) => !existsSync(`${checkout}dist/apps/${brand}/index.html`));
  if (missing.length > 0) build(missing, checkout);
  return checkout;
}
