// Finds an nginx with the modules that a release's configuration needs, or installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromApt, type Command } from './apt.ts';

/** Brotli copies, and countries by address. */
const moduleFiles = ['ngx_http_brotli_static_module.so', 'ngx_http_geoip2_module.so'];
const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-geoip2'];
const paths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/nginx/sbin/nginx', '/opt/homebrew/bin/nginx'];

export interface Nginx {
  path: string;
  /** Of modules that are loaded by the configuration. */
  modules: readonly string[];
}

/** Access to the machine; tests replace it. */
export interface Machine {
  /** What `nginx -V` prints; undefined where it does not start. */
  versionOf: (path: string) => string | undefined;
  exists: (path: string) => boolean;
  run: (command: Command) => void;
  write: (text: string) => void;
}

const thisMachine: Machine = {
  versionOf: (path) => {
    const { status, stderr } = spawnSync(path, ['-V'], { encoding: 'utf8', timeout: 30_000 });
    return status === 0 ? stderr : undefined;
  },
  exists: existsSync,
  run: ([name, ...args]) => void spawnSync(name, args, { stdio: 'ignore' }),
  write: (text) => void process.stdout.write(text),
};

/** An installed nginx with both modules, of the environment's `NGINX_PATH` or of the system. */
export function findNginx({ versionOf, exists }: Machine = thisMachine): Nginx | undefined {
  for (const path of [process.env['NGINX_PATH'], ...paths]) {
    const version = path && versionOf(path);
    if (!path || !version) continue;
    const [, folder = '/usr/lib/nginx/modules'] = /--modules-path=(\S+)/.exec(version) ?? [];
    const modules = moduleFiles.map((name) => join(folder, name));
    if (modules.every((module) => exists(module))) return { path, modules };
  }
  return undefined;
}

/** What to do where there is none. */
export const nginxHelp = `No nginx with its modules for brotli and GeoIP2 was found. Do one of these, then try again:
- Debian, Ubuntu: sudo apt-get install --no-install-recommends ${packages.join(' ')}
- Set NGINX_PATH to the path of an nginx whose folder of modules has ${moduleFiles.join(' and ')}.`;

/** Path of an nginx, which is installed if needed; undefined where none can be had, which it says. Prints one line. */
export function ensureNginx(machine: Machine = thisMachine): string | undefined {
  const found = findNginx(machine);
  if (found) return found.path;
  const { run, write } = machine;
  write('nginx: none with its modules, trying the system’s …');
  fromApt(...packages).forEach(run);
  const installed = findNginx(machine);
  write(installed ? ` ${installed.path}\n` : ` none could be installed\n${nginxHelp}\n`);
  return installed?.path;
}
