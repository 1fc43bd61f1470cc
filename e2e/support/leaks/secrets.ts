export type Kind =
  | 'access token'
  | 'refresh token'
  | 'ID token'
  | 'authorization code'
  | 'code verifier'
  | 'one-time code'
  | 'link token'
  | 'e-mail'
  | 'phone number'
  | 'personal number'
  | 'password';

/** Text that has left the page's memory, and where it went. */
export interface Trace {
  /** Such as `address`, `storage`, `report`; see `permissions.ts`. */
  place: string;
  /** What of it: a key, a path, the recipient. */
  at: string;
  text: string;
}

/** Names of members, parameters and cookies whose values are secret. */
const kindByName: Readonly<Record<string, Kind>> = {
  accessToken: 'access token',
  access_token: 'access token',
  idpAccessToken: 'access token',
  refreshToken: 'refresh token',
  refresh_token: 'refresh token',
  id_token: 'ID token',
  code_verifier: 'code verifier',
  userEmail: 'e-mail',
  email: 'e-mail',
  phoneNumber: 'phone number',
  personalNumber: 'personal number',
  password: 'password',
};

/** Of a long token the browser stores parts, with numbers behind the name. */
export const kindOf = (name: string): Kind | undefined => kindByName[name.replace(/\.\d+$/, '')];
const nameOf = (kind: Kind): string =>
  Object.keys(kindByName).find((name) => kindByName[name] === kind) ?? (kind === 'link token' ? 'token' : 'code');

/** Of a token also its parts, which identify the player even without the signature. */
const partsOf = (value: string): string[] => [value, ...value.split('.').filter((part) => part.length > 20)];

/**
 * What any Base64 text that contains the value contains as well: the characters that depend on the value alone, for each of
 * the three places at which it can begin within a group.
 */
function base64Of(value: string): string[] {
  const forms = [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    const text = bytes.toString('base64url');
    return text.slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6));
  });
  // Shorter ones occur by chance.
  return forms.filter((form) => form.length >= 8);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(value: string): RegExp {
  const digits = value.replace(/^\+/, '');
  const encoded = base64Of(value).map(escaped);
  // As part of a longer number, or a short one of a word or a fraction, it is something else.
  if (/^\d+$/.test(digits))
    return new RegExp([`(?<!${digits.length > 8 ? '[1-9]' : '[\\w.]'})${digits}(?!\\w)`, ...encoded].join('|'));
  return new RegExp([escaped(value), ...encoded].join('|'), 'i');
}

const decoded = (text: string): string =>
  text.replace(/(%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());

/** A text as it stands, percent-decoded once and twice, with its numbers written in one, and in the other alphabet of Base64. */
function readingsOf(text: string): Set<string> {
  const once = decoded(text);
  const readings = [text, once, decoded(once)];
  return new Set([
    ...readings,
    ...readings.map((reading) => reading.replace(/(?<=\d)[ -]+(?=\d)/g, '')),
    ...readings.map((reading) => reading.replaceAll('+', '-').replaceAll('/', '_')),
  ]);
}

export interface Finding {
  kind: Kind;
  place: string;
  at: string;
  /** What stands around it. */
  excerpt: string;
}

/** What can be recognised without a name before it. */
const recognisable: readonly Kind[] = [
  'access token',
  'ID token',
  'e-mail',
  'phone number',
  'personal number',
  'one-time code',
];

/** What a journey must not leave behind. */
export class Secrets {
  #kindByValue = new Map<string, Kind>();

  add(kind: Kind, ...values: (string | null | undefined)[]): void {
    // A masked value is no secret.
    for (const value of values) if (value && /^[^•*]{6,}$/.test(value)) this.#kindByValue.set(value, kind);
  }

  /** Takes what is secret out of a request, an answer or cookies. */
  learn(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      const kind = kindOf(name);
      if (typeof member !== 'string') this.learn(member);
      else if (name === 'code') this.add(/^\d{4,8}$/.test(member) ? 'one-time code' : 'authorization code', member);
      else if (kind) this.add(kind, member);
    }
  }

  get kinds(): Kind[] {
    return [...new Set(this.#kindByValue.values())].toSorted();
  }

  /** All of it, as a reason for failing repeats what was sent: in JSON, and what can be recognised without a name also in prose. */
  get echo(): string {
    const values = [...this.#kindByValue];
    const members = values.map(([value, kind]) => `"${nameOf(kind)}":${JSON.stringify(value)}`);
    const prose = values.filter(([, kind]) => recognisable.includes(kind)).map(([value]) => value);
    return `Variable "$input" got invalid value {${members.join()}}. Nobody found for ${prose.join(' and ')}.`;
  }

  findIn(traces: readonly Trace[]): Finding[] {
    // The longest first: an e-mail address in the claims of a token is found as that token.
    const needles = [...this.#kindByValue]
      .flatMap(([value, kind]) => partsOf(value).map((part) => ({ part, kind })))
      .toSorted((one, other) => other.part.length - one.part.length)
      .map(({ part, kind }) => ({ pattern: patternOf(part), kind }));
    const found = new Map<string, Finding>();
    for (const { place, at, text } of traces)
      for (const reading of readingsOf(text)) {
        let rest = reading;
        for (const { pattern, kind } of needles) {
          const index = rest.search(pattern);
          if (index < 0) continue;
          const excerpt = rest.slice(Math.max(0, index - 60), index + 60);
          rest = rest.replaceAll(new RegExp(pattern, `${pattern.flags}g`), ' ');
          const key = `${place} ${at} ${kind}`;
          if (!found.has(key)) found.set(key, { kind, place, at, excerpt });
        }
      }
    return [...found.values()];
  }
}
