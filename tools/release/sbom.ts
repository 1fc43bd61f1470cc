import { createRequire } from 'node:module';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import parseExpression from 'spdx-expression-parse';
import type { BundledPackage } from './bundled.ts';

const license = new Contrib.License.Factories.LicenseFactory(parseExpression);

/**
 * The software bill of materials of a release, in CycloneDX: the packages of which browsers get a part. Without a serial number and a time, so
 * that the same release has the same bill.
 */
export function billOfMaterials(
  product: { name: string; version: string },
  packages: readonly BundledPackage[],
): string {
  const { name, version } = product;
  const application = new Models.Component(Enums.ComponentType.Application, name, { bomRef: name, version });
  const components = packages.map(componentOf);
  for (const { bomRef } of components) application.dependencies.add(bomRef);
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      component: application,
      tools: new Models.Tools({ components: new Models.ComponentRepository([componentOf(library)]) }),
    }),
    components: new Models.ComponentRepository(components),
  });
  const normalizer = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(normalizer).serialize(bom, { sortLists: true, space: 2 })}\n`;
}

/** What has written it. */
const library = createRequire(import.meta.url)('@cyclonedx/cyclonedx-library/package.json') as Omit<
  BundledPackage,
  'folder'
>;

function componentOf({
  name: fullName,
  version,
  license: expression,
}: Omit<BundledPackage, 'folder'>): Models.Component {
  const [name = '', group] = fullName.split('/').toReversed();
  const purl = new PackageURL('npm', group, name, version).toString();
  return new Models.Component(Enums.ComponentType.Library, name, {
    bomRef: purl,
    group,
    version,
    purl,
    licenses: new Models.LicenseRepository(expression === undefined ? [] : [license.makeFromString(expression)]),
  });
}
