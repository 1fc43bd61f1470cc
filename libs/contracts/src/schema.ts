import type { introspection } from './graphql-env.d.ts';

type Types = introspection['types'];
/** Name of an object type of `schema.graphql`. */
export type ObjectTypeName = {
  [Name in keyof Types]: Types[Name] extends { kind: 'OBJECT' } ? Name : never;
}[keyof Types];
type FieldsOf<Name extends keyof Types> = Types[Name] extends { fields: infer Fields } ? Fields : never;

/** Cache configuration by type of the schema: declared by the features that query the types, merged when the client is created. */
export interface CacheRules {
  /**
   * Types that are identified by a field other than `id`. An object with neither is embedded in its parent
   * object.
   */
  keys?: { readonly [Name in ObjectTypeName]?: keyof FieldsOf<Name> };
  /**
   * Fields that look an object up by their argument `id`, with the object's type: resolved from the cache if another
   * query has fetched the object.
   */
  lookups?: { readonly [Name in ObjectTypeName]?: { readonly [Field in keyof FieldsOf<Name>]?: ObjectTypeName } };
  /**
   * Fields that return one object by its `slug`, with a field beside them that lists objects of that type: resolved from
   * the list where the cache has it, since an answer that brought the list has brought the object.
   */
  members?: {
    readonly [Name in ObjectTypeName]?: { readonly [Field in keyof FieldsOf<Name>]?: keyof FieldsOf<Name> };
  };
  /**
   * Fields with the address of a picture by its width, their argument `size`: resolved from the closest one that the cache
   * has, since a window of another size is no reason to request everything else again.
   */
  pictures?: { readonly [Name in ObjectTypeName]?: keyof FieldsOf<Name> };
  /**
   * Variables that depend on the visitor's window, such as the width of pictures: a prerendered page, which is one for all
   * windows, answers a query whatever they are.
   */
  windowVariables?: readonly string[];
}

type NullableField<Fields> = {
  [Field in keyof Fields]: Fields[Field] extends { type: { kind: 'NON_NULL' } } ? never : Field;
}[keyof Fields];

/** The nullable fields of Query. Does not compile if the schema has others. */
export const nullableQueryFields = ['viewer'] as const;
true satisfies [NullableField<FieldsOf<'Query'>>] extends [(typeof nullableQueryFields)[number]] ? true : never;
nullableQueryFields satisfies readonly NullableField<FieldsOf<'Query'>>[];

/** Members of the schema's unions, so that a fragment on one of them does not match another. */
export const possibleTypes = {
  RewardType: ['FreeSpin', 'MoneyDrop', 'BonusMoneyDrop'],
} satisfies {
  [Name in keyof Types as Types[Name] extends { kind: 'UNION' | 'INTERFACE' } ? Name : never]: Types[Name] extends {
    possibleTypes: infer Member;
  }
    ? Member[]
    : never;
};
type MemberOf<Name extends keyof typeof possibleTypes> = Types[Name] extends { possibleTypes: infer Member }
  ? Member
  : never;
/** Does not compile if a union has another member: what that has would not be read. */
true satisfies [MemberOf<'RewardType'>] extends [(typeof possibleTypes)['RewardType'][number]] ? true : never;
