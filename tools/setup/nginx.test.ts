import { ensureNginx, findNginx, type Machine } from './nginx.ts';

const before = process.env['NGINX_PATH'];
beforeEach(() => void delete process.env['NGINX_PATH']);
afterEach(() => {
  if (before === undefined) delete process.env['NGINX_PATH'];
  else process.env['NGINX_PATH'] = before;
});

const system = '/usr/sbin/nginx';
const folder = '/usr/lib/nginx/modules';
const modules = ['ngx_http_brotli_static_module.so', 'ngx_http_geoip2_module.so'].map((name) => `${folder}/${name}`);

/** A machine with these files; installing adds all of Debian's where it has them. */
function machineWith(files: readonly string[], { canInstall = false } = {}) {
  const available = new Set(files);
  const commands: string[] = [];
  const written: string[] = [];
  const machine: Machine = {
    versionOf: (path) =>
      available.has(path) ? `configure arguments: --modules-path=${folder} --with-threads` : undefined,
    exists: (path) => available.has(path),
    run: (command) => {
      commands.push(command.join(' '));
      if (canInstall && command.includes('install')) for (const file of [system, ...modules]) available.add(file);
    },
    write: (text) => void written.push(text),
  };
  return { machine, commands, output: () => written.join('') };
}

it('takes the nginx of the environment, with the modules in its folder', () => {
  process.env['NGINX_PATH'] = '/my/nginx';
  expect(findNginx(machineWith(['/my/nginx', system, ...modules]).machine)).toEqual({ path: '/my/nginx', modules });
});

it('ignores an nginx that lacks a module', () => {
  expect(findNginx(machineWith([system, ...modules.slice(1)]).machine)).toBeUndefined();
});

it('installs nothing and says nothing where one is there', () => {
  const { machine, commands, output } = machineWith([system, ...modules]);
  expect([ensureNginx(machine), commands, output()]).toEqual([system, [], '']);
});

it('installs the system’s with its modules, and waits for apt’s lock', () => {
  const { machine, commands, output } = machineWith([], { canInstall: true });
  expect(ensureNginx(machine)).toBe(system);
  expect(commands.at(-1)).toMatch(
    /DPkg::Lock::Timeout=300 install --no-install-recommends nginx libnginx-mod-http-brotli-static libnginx-mod-http-geoip2$/,
  );
  expect(output()).toBe(`nginx: none with its modules, trying the system’s … ${system}\n`);
});

it('says what to do where none can be installed', () => {
  const { machine, output } = machineWith([system]);
  expect(ensureNginx(machine)).toBeUndefined();
  expect(output()).toMatch(/none could be installed\n[^]*apt-get install[^]*NGINX_PATH/);
});
