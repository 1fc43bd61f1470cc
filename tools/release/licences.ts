import { Contrib } from '@cyclonedx/cyclonedx-library';
import type { BundledPackage } from './bundled.ts';

const evidence = new Contrib.License.Utils.LicenseEvidenceGatherer();
const rule = '-'.repeat(80);

/**
 * The texts under which the packages of a release may be given to browsers, one after the other. Of a package that brings none, its
 * licence is named.
 * @throws for a package that neither brings a text nor names a licence
 */
export function licenceTexts(packages: readonly BundledPackage[]): string {
  const unknown = packages.filter((each) => each.license === undefined && textsOf(each).length === 0);
  if (unknown.length > 0)
    throw new Error(`No licence is known of ${unknown.map(({ name, version }) => `${name} ${version}`).join(', ')}.`);
  return packages.map(describe).join(`\n${rule}\n\n`);
}

function describe(each: BundledPackage): string {
  const texts = textsOf(each);
  const { name, version, license = 'its text alone says which' } = each;
  const body = texts.length > 0 ? texts.join('\n\n') : 'The package brings no text of its licence.';
  return `${name} ${version}, licence: ${license}\n\n${body}\n`;
}

/** In the order of their names, whatever order the folder is read in. */
const textsOf = ({ folder }: BundledPackage): string[] =>
  [...evidence.getFileAttachments(folder)]
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ text }) => Buffer.from(String(text.content), 'base64').toString('utf8').replaceAll('\r\n', '\n').trim());
