import { framedPaths, pageHeaders } from '../policy.ts';
import type { Release } from '../releaseFolders.ts';
import { literal, map } from './syntax.ts';
import type { Options, Variables } from './variables.ts';

/** A value that differs between releases: maps, and what stands for it in the configuration. */
interface Value {
  maps: string[];
  /** As it is written into other parameters. */
  inline: string;
  parameter: string;
}

const plain = (value: string): Value => ({ maps: [], inline: literal(value).slice(1, -1), parameter: literal(value) });
const variable = (name: string, maps: string[]): Value => ({ maps, inline: name, parameter: name });

function choose(source: string, name: string, values: readonly (readonly [key: string, value: string])[]): Value {
  const [first] = values;
  if (values.every(([, value]) => value === first?.[1])) return plain(first?.[1] ?? '');
  return variable(name, [
    map(
      source,
      name,
      values.map(([key, value]) => [literal(key), literal(value)]),
    ),
  ]);
}

/** The folders of the releases that send a page and a file. */
export function foldersOf({ releases }: Options, names: Variables): { page: Value; file: Value } {
  const folders = releases.map(({ build, folder }) => [build, folder] as const);
  return {
    page: choose(names.build, names.named('page_folder'), folders),
    file: choose(names.fileBuild, names.named('file_folder'), folders),
  };
}

const headersOf = ({ report, pages, deployment: { settings, hosting } }: Release, pathname: string) =>
  pageHeaders({ settings, hosting, release: report, inline: pages ?? report, pathname });

/** Headers of one release’s documents that are not to be framed. */
export const ownDocumentHeaders = (release: Release): string[] =>
  Object.entries(headersOf(release, '/')).map(([name, value]) => `add_header ${name} ${literal(value)} always;`);

/**
 * Headers of documents, by release and by whether this site may frame them.
 * @param build variable of the release's build
 * @param prefix of further variables
 */
export function documentHeaders(
  { releases, traffic }: Options,
  names: Variables,
  document: { build: string; prefix: string; mayBeFramed: boolean },
): { maps: string[]; lines: string[] } {
  const { mayBeFramed, prefix } = document;
  const source = [...(traffic ? [document.build] : []), ...(mayBeFramed ? [names.framed] : [])].join(' ');
  const sent = releases.flatMap((release) => {
    const [framedPath = '/'] = framedPaths(release.report);
    return (mayBeFramed ? ['', '1'] : ['']).map((framed) => ({
      key: [...(traffic ? [release.build] : []), ...(mayBeFramed ? [framed] : [])].join(' '),
      headers: headersOf(release, framed ? framedPath : '/'),
    }));
  });
  const headers = [...new Set(sent.flatMap((each) => Object.keys(each.headers)))];
  const values = headers.map((header) =>
    choose(
      `"${source}"`,
      names.named(`${prefix}_${header.toLowerCase().replaceAll('-', '_')}`),
      sent.map((each) => [each.key, each.headers[header] ?? ''] as const),
    ),
  );
  return {
    maps: values.flatMap((value) => value.maps),
    lines: headers.map((header, index) => `add_header ${header} ${values[index]?.parameter} always;`),
  };
}
