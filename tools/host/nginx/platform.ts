import type { CountrySource } from '../deployment.ts';
import { namesCountry, unprovenHeaders } from '../forwarded.ts';
import { block, literal } from './syntax.ts';
import type { Variables } from './variables.ts';

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

export const upstream = (name: string, platform: URL): string =>
  block(`upstream ${name}`, [
    '# One that has failed once is tried again at once: there is no other.',
    `server ${platform.hostname}:${portOf(platform)} max_fails=0;`,
    'keepalive 32;',
  ]);

interface Proxy {
  upstream: string;
  platform: URL;
  /** Under which players open the lobby. */
  origin: URL;
  names: Variables;
  country: CountrySource | undefined;
}

/** The back end's, on the lobby's own origin: its interface, and the socket of its subscriptions. */
export function platformLocations({ upstream: name, platform, origin, names, country }: Proxy): string[] {
  const isSecure = platform.protocol === 'https:';
  const proxy = [
    `proxy_pass ${platform.protocol}//${name};`,
    'proxy_http_version 1.1;',
    `proxy_set_header Host ${literal(platform.host)};`,
    `proxy_set_header X-Forwarded-For ${namesCountry(country) ? '$proxy_add_x_forwarded_for' : '$remote_addr'};`,
    ...unprovenHeaders(country).map((header) => `proxy_set_header ${header} "";`),
    `proxy_set_header X-Forwarded-Proto ${origin.protocol.slice(0, -1)};`,
    `proxy_set_header X-Forwarded-Host ${literal(origin.host)};`,
    `proxy_set_header Upgrade ${names.upgrade};`,
    `proxy_set_header Connection ${names.connection};`,
    ...(isSecure
      ? [
          'proxy_ssl_server_name on;',
          `proxy_ssl_name ${literal(platform.hostname)};`,
          'proxy_ssl_verify on;',
          'proxy_ssl_verify_depth 4;',
          'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
        ]
      : []),
    '# The size of documents is for the back end to limit, and none of them is written to this disk.',
    'client_max_body_size 0;',
    'proxy_request_buffering off;',
    'proxy_max_temp_file_size 0;',
    '# Cookies with tokens are long.',
    'proxy_buffer_size 32k;',
    'proxy_buffers 8 32k;',
    'proxy_busy_buffers_size 64k;',
    'proxy_connect_timeout 10s;',
    'proxy_send_timeout 60s;',
    'error_page 502 504 =502 @unreachable;',
  ];
  const rules = [
    '# A status that nothing else has leads to the location of sockets.',
    'error_page 418 = @socket;',
    '# For a socket’s own error page.',
    'recursive_error_pages on;',
    block(`if (${names.upgrade})`, ['return 418;']),
    ...proxy,
    'proxy_read_timeout 60s;',
  ];
  return [
    block('location ^~ /api/', rules),
    block('location = /graphql', rules),
    '# A socket may be silent for long.',
    block('location @socket', [...proxy, 'proxy_read_timeout 1h;']),
    block('location @unreachable', [
      'default_type application/json;',
      'add_header Cache-Control "no-store" always;',
      `return 502 '{"error":"The platform does not answer."}';`,
    ]),
  ];
}
