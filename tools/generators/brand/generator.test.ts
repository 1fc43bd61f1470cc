import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 300_000,
    env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' },
  });

it('adds a seventh brand by one call, which then builds and which the sandbox takes (R-1-003)', () => {
  const copy = mkdtempSync(join(tmpdir(), 'lobby-'));
  try {
    for (const file of run(root, 'git', 'ls-files', '--cached', '--others', '--exclude-standard').trim().split('\n')) {
      if (existsSync(join(root, file)) && /^(apps|libs|tools)\/|^[^/]+$/.test(file))
        cpSync(join(root, file), join(copy, file));
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

    run(copy, 'npx', 'nx', 'g', './tools/generators:brand', 'Acme7', '--license=crc');
    run(join(copy, 'apps/acme7'), 'npx', 'vite', 'build');

    const release = JSON.parse(readFileSync(join(copy, 'dist/apps/acme7/release.json'), 'utf8'));
    expect(release).toMatchObject({ operator: 'Acme7', brand: 'acme7', license: 'crc' });
    expect(release.gates).toMatchObject({ depositLimits: true, realityCheck: false });
    expect(readFileSync(join(copy, 'libs/contracts/src/operators.ts'), 'utf8')).toContain("'Elvel', 'Acme7'");

    const ask = `import { readOptions } from './tools/sandbox/src/server/options.ts';
      console.log(readOptions({ brand: 'acme7', static: true }, {}).build.folder);`;
    expect(run(copy, process.execPath, '--input-type=module', '--eval', ask)).toMatch(/dist\/apps\/acme7\n$/);
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 600_000);
