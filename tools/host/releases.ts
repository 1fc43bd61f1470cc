import { decode, healthPath, isPage, isRead, readinessPath } from './host.ts';
import { buildsOf, choose, cookieAttributes, drawBucket, lastBucket, type Traffic } from './traffic.ts';

export type Host = (request: Request) => Promise<Response>;

/** The releases of one moment. */
export interface Releases {
  traffic: Traffic;
  /** By build: each of the traffic, and those whose files open tabs may still request. */
  hosts: ReadonlyMap<string, Host>;
  /** Whether players open the lobby by https. */
  isSecure: boolean;
}

/** Documents and workers of any release may request them from any other: a tab lives long, and workers install without cookies. */
const sharedFiles = /^\/(?:assets|offline)\//;

/**
 * Serves several releases: to each visitor the one that the traffic says, as `createHost` does one.
 * @param releases of now, read for each request
 */
export function createReleasesHost(releases: () => Releases, draw = drawBucket): Host {
  return async (request) => {
    const { traffic, hosts, isSecure } = releases();
    const answerBy = async (build: string): Promise<Response> => {
      const host = hosts.get(build);
      if (!host) throw new Error(`The release ${build} is not open.`);
      return host(request);
    };
    const path = decode(URL.parse(request.url)?.pathname ?? '') ?? '';
    if (path === healthPath) return answerBy(traffic.current);
    if (path === readinessPath) {
      for (const build of buildsOf(traffic)) {
        const answer = await answerBy(build);
        if (!answer.ok) return answer;
      }
      return answerBy(traffic.current);
    }

    // A form from another site comes without the cookie, and gets no other one; what browsers request without cookies, such
    // as a manifest, is always the current release's.
    const opensPage = isPage(path) && isRead(request);
    const { build, cookie } = choose(traffic, request.headers.get('cookie'), opensPage ? draw : () => lastBucket);
    const answer = await answerBy(build);
    if (answer.status === 404 && sharedFiles.test(path)) return (await findElsewhere(hosts, build, request)) ?? answer;
    if (opensPage && cookie && answer.status < 400)
      answer.headers.append('Set-Cookie', `${cookie}; ${cookieAttributes(isSecure)}`);
    return answer;
  };
}

async function findElsewhere(hosts: Releases['hosts'], own: string, request: Request): Promise<Response | undefined> {
  for (const [build, host] of hosts) {
    const answer = build === own ? undefined : await host(request);
    if (answer && answer.status !== 404) return answer;
  }
  return undefined;
}
