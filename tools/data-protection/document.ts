import { cookieNames, cookieDefinitionOf } from '../../libs/platform/storage/src/cookieTable.ts';
import {
  consentCategories,
  databaseTable,
  localTable,
  sessionTable,
} from '../../libs/platform/storage/src/storageTable.ts';
import { consentPurposes } from '../../libs/platform/storage/src/purposeTable.ts';
import { releaseCookie } from '../host/traffic.ts';
import { type Recipient, recipients, stages } from './recipients.ts';

const stageNames = { visit: 'the first page', 'sign-in': 'signing in', session: "a player's session" } as const;

const addressOf = ({ address }: Recipient): string => {
  if (address === 'own') return "the lobby's own";
  return address === 'served' ? 'served by the back end' : `\`${address}\``;
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const namesOf = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ') || 'none';

/** `docs/data-protection.md`: what goes where and under which consent, from the tables that the code itself uses. */
export function documentOfDataProtection(): string {
  const rows = Object.values<Recipient>(recipients)
    .toSorted((a, b) => stages.indexOf(a.from) - stages.indexOf(b.from))
    .map((recipient) => {
      const { name, sent, purpose, from, basis, code } = recipient;
      return [name, addressOf(recipient), sent, purpose, stageNames[from], basis, `[code](../${code})`];
    });
  const cookies = consentCategories.map((category) => [
    category,
    namesOf(cookieNames.filter((name) => cookieDefinitionOf(name).consent === category)),
  ]);
  const purposes = consentCategories
    .filter((category) => category !== 'necessary')
    .map((category) => [
      category,
      namesOf(Object.entries(consentPurposes).flatMap(([name, of]) => (of === category ? name : []))),
    ]);
  const storage = Object.entries({
    'local storage': localTable,
    'session storage': sessionTable,
    IndexedDB: databaseTable,
  }).map(([where, entries]) => {
    const ofPlayer = (is: boolean) =>
      Object.entries<{ ofPlayer?: true; schema?: unknown; database?: string }>(entries)
        .filter(([, entry]) => (entry.ofPlayer ?? false) === is)
        .map(([name]) => name);
    return [where, namesOf(ofPlayer(true)), namesOf(ofPlayer(false))];
  });
  return `# Data protection

What leaves the browser and what stays in it. Written by \`npx node tools/data-protection/main.ts\` from the code's own tables:
[recipients](../tools/data-protection/recipients.ts), [cookies](../libs/platform/storage/src/cookieTable.ts) and
[storage](../libs/platform/storage/src/storageTable.ts). \`e2e/security/recipients.spec.ts\` holds the traffic of a visit, from the first page to a
deposit, against it. Which basis an operator relies on is for the operator to confirm.

## Who gets what

Addresses are fields of the [lobby settings](configuration.md#lobby-settings-of-the-page); an absent one gets no requests.

${table(['recipient', 'address', 'is sent', 'for', 'from', 'basis', 'where'], rows)}

Beside these, with consent to \`analytics\` a heartbeat goes into the page's data layer each ten minutes, which sends nothing by itself; what
the operator attaches to it belongs into this table, and into \`consentPartners\`, by which visitors are asked for it. Links to help lines and authorities are followed by the visitor alone.

## What the browser keeps

Lifetimes and contents: [configuration](configuration.md#cookies). With consent alone, beside partners of the operator's:

${table(['consent', 'purposes'], purposes)}

Whoever has chosen is asked for a purpose that comes later, which is not allowed before ([decision 52](decisions/0052-consent-is-asked-for-by-purpose.md)). The last five
choices (\`consentChoices\`) are shown in the cookie settings, kept for 182 days each, and removed once the cookie \`cookieConsent\` is gone.

${table(['consent', 'cookies'], cookies)}

A host of several releases sets \`${releaseCookie}\` beside these, which is necessary: one of 256 groups of visitors, and the release of the last page. It
identifies nobody, and no script can read it.

${table(['where', "of the player, removed at the session's end", 'of the device'], storage)}
`;
}
