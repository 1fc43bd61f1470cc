interface EntityKey {
  __typename: string;
  id: string;
}

/**
 * Overwrites fields of one entity wherever it stands in an answer. Fields that the answer does not hold
 * stay away.
 */
export function patchEntity(answer: unknown, entity: EntityKey, fields: Readonly<Record<string, unknown>>): void {
  if (typeof answer !== 'object' || answer === null) return;
  const node = answer as Record<string, unknown>;
  if (node['__typename'] === entity.__typename && node['id'] === entity.id) {
    for (const [name, value] of Object.entries(fields)) if (name in node) node[name] = value;
  }
  for (const child of Object.values(node)) patchEntity(child, entity, fields);
}
