import * as v from 'valibot';

/** An argument in the list of commands. */
export interface ArgumentDescription {
  name: string;
  type: string;
  required: boolean;
  nullable: boolean;
  values?: readonly unknown[];
  default?: unknown;
  about?: string;
}

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** Describes a command's arguments for the operator, derived from their schema. */
export function describeArguments({
  entries,
}: v.StrictObjectSchema<v.ObjectEntries, undefined>): ArgumentDescription[] {
  return Object.entries(entries).map(([name, entry]) => describe(name, entry as Schema));
}

function describe(name: string, entry: Schema): ArgumentDescription {
  let schema = entry;
  let required = true;
  let nullable = false;
  let fallback: unknown;
  while ('wrapped' in schema) {
    if (schema.type === 'optional' || schema.type === 'nullish') required = false;
    if (schema.type === 'nullable' || schema.type === 'nullish') nullable = true;
    if ('default' in schema) fallback ??= schema.default;
    schema = schema.wrapped as Schema;
  }
  const about = v.getDescription(schema as Parameters<typeof v.getDescription>[0]);
  return {
    name,
    type: schema.type === 'picklist' ? 'choice' : schema.type,
    required,
    nullable,
    ...('options' in schema && { values: schema.options as readonly unknown[] }),
    ...(fallback !== undefined && fallback !== null && { default: fallback }),
    ...(about && { about }),
  };
}
