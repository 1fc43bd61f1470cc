import type { ObjectTypeName } from '@lobby/contracts';

/** Overwrites fields of the objects of a type in a response. Those that the response does not hold stay away. */
export function patchEntity(
  response: unknown,
  typename: ObjectTypeName,
  fields: Readonly<Record<string, unknown>>,
): void {
  if (typeof response !== 'object' || response === null) return;
  const node = response as Record<string, unknown>;
  if (node['__typename'] === typename) {
    for (const [name, value] of Object.entries(fields)) if (name in node) node[name] = value;
  }
  for (const child of Object.values(node)) patchEntity(child, typename, fields);
}
