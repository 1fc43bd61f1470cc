import type { Origins } from '../graphql/context.ts';

/** Trusted Types policies that the lobby and its partners' scripts may make (A-176). */
const policies = ['lobby-scripts', 'dompurify', 'paymentiq'];

/** The page's policy: nothing inline, nothing from elsewhere but the named partners. */
export function contentSecurityPolicy({ lobby, partners, cashier }: Origins, sentryDsn?: string): string {
  const reports = sentryDsn ? [new URL(sentryDsn).origin] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", partners, 'data:'],
    'connect-src': ["'self'", partners, lobby.replace(/^http/, 'ws'), ...reports],
    'frame-src': [partners, cashier],
    'form-action': ["'self'", partners],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies,
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

export function pageHeaders(origins: Origins, sentryDsn?: string): Record<string, string> {
  const { partners, cashier } = origins;
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins, sentryDsn),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [
      'camera=()',
      'geolocation=()',
      'microphone=()',
      'usb=()',
      `autoplay=(self "${partners}")`,
      `fullscreen=(self "${partners}")`,
      `payment=(self "${cashier}")`,
    ].join(', '),
    ...fileHeaders,
  };
}

export const fileHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
