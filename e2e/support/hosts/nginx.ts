import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { nginxConfiguration } from '../../../tools/host/nginx/configuration.ts';
import { findNginx, nginxHelp } from '../../../tools/setup/nginx.ts';
import { ask } from './ask.ts';

const nginx = findNginx();

/** Leaves out a test where nginx cannot be had, which its report says. Continuous integration has it, and fails without. */
export function needNginx(): void {
  if (!nginx && process.env['CI']) throw new Error(nginxHelp);
  test.skip(!nginx, nginxHelp);
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ family }) => family === 'IPv6'));

const mainConfiguration = (folder: string, modules: readonly string[]) => `
${modules.map((module) => `load_module ${module};`).join('\n')}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/site.conf;
}
`;

export interface RunningNginx {
  /** Of its logs. */
  folder: string;
  close(): Promise<void>;
}

/** Runs nginx with a generated configuration, in a folder of its own, and waits until it answers. */
export async function startNginx(
  options: Omit<Parameters<typeof nginxConfiguration>[0], 'logs' | 'ipv6'>,
): Promise<RunningNginx> {
  if (!nginx) throw new Error(nginxHelp);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(join(folder, 'site.conf'), nginxConfiguration({ ...options, logs: folder, ipv6: hasIpv6 }));
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, nginx.modules));
  const server = spawn(nginx.path, ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-p', folder]);
  let output = '';
  server.stderr.on('data', (text) => (output += String(text)));
  const end = once(server, 'exit');
  const { listen = { port: 8080 } } = options.releases[0]?.deployment ?? {};
  const answers = () =>
    ask(listen.port, '/healthz', { isSecure: listen.tls !== undefined }).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`nginx has ended: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    folder,
    async close() {
      server.kill('SIGTERM');
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
