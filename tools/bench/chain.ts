/** A request of a page, with times in ms since its navigation. */
export interface TimedRequest {
  url: string;
  /** URL of the document, style sheet or script that requested it; undefined for the document itself. */
  initiator: string | undefined;
  /** Whether a document or style sheet named it. All else is requested by scripts, if only by an element they made. */
  isByParser: boolean;
  start: number;
  /** Undefined while there is no answer. */
  end: number | undefined;
}

/** Latency of the load whose chains are counted, in ms: far above the time that the page itself works. */
export const chainLatency = 600;

/**
 * For each request the longest chain that led to it, from the document on: each was sent because of the one before.
 *
 * What a parser requested waited for that document or style sheet. What a script requested waited for the script and
 * perhaps for answers. The browser does not say for which: each that had arrived counts.
 */
export function chainsOf(requests: readonly TimedRequest[]): Map<TimedRequest, readonly TimedRequest[]> {
  const chains = new Map<TimedRequest, readonly TimedRequest[]>();
  for (const request of requests.toSorted((a, b) => a.start - b.start)) {
    let longest: readonly TimedRequest[] = [];
    for (const [cause, chain] of chains) if (isCause(cause, request) && chain.length > longest.length) longest = chain;
    chains.set(request, [...longest, request]);
  }
  return chains;
}

const isCause = (cause: TimedRequest, { initiator, isByParser, start }: TimedRequest): boolean =>
  cause.url === initiator || (!isByParser && cause.end !== undefined && cause.end <= start);
