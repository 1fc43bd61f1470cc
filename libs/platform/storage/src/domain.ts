const strippedLabels = new Set(['lobby', 'www', 'proxy']);
const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * The domain that carries the cookies, shared by the lobby and its sister sites (R-9-004, A-145):
 * the host without one leading `lobby`, `www` or `proxy`. Undefined where a browser refuses the
 * attribute: localhost, IP addresses and hosts of one label.
 */
export function parentDomain(hostname: string): string | undefined {
  const host = hostname.toLowerCase();
  if (!host.includes('.') || host.startsWith('[') || ipv4.test(host)) return undefined;
  const [first = '', ...rest] = host.split('.');
  return strippedLabels.has(first) && rest.length > 1 ? rest.join('.') : host;
}

/** Name under which older releases stored a cookie (R-3-076, A-146). */
export function oldCookieName(name: string, hostname: string): string {
  return `${name}_${hostname.toLowerCase().replaceAll('.', '_')}`;
}

/** Secure everywhere but on the plain-http hosts of development builds. */
export function isSecure(protocol: string, hostname: string, developmentBuild: boolean): boolean {
  return protocol === 'https:' || hostname === 'localhost' || !developmentBuild;
}
