import type { ObjectTypeName } from '@lobby/contracts';
import { type AnyVariables, type CombinedError, getOperationName } from '@urql/core';
import type { OperationContext, TypedDocumentNode } from '@urql/core';
import type { DataClient } from './client.ts';
import { errorTypes, toLobbyError } from './errors.ts';
import { isNotOffered } from './notOffered.ts';

/** The server has not carried out a command, and says why by a type that the command names. */
export class Rejection<Type extends string = string> extends Error {
  readonly type: Type;
  /** All that it has named, the first of which is `type` by the command's order. */
  readonly types: readonly Type[];
  /** What the errors have beside their types, such as the name of a field: to be parsed. */
  readonly extensions: readonly unknown[];
  constructor(
    type: Type,
    { types = [type], extensions = [] }: { types?: readonly Type[]; extensions?: unknown[] } = {},
  ) {
    super(`Rejected: ${type}`);
    this.type = type;
    this.types = types;
    this.extensions = extensions;
  }
}

/** What a machine receives for a command that was not carried out, or whose outcome is unknown. */
export interface Failure {
  readonly error: unknown;
}

/** By which type the server has rejected a command that ended with this error; null: it may have carried it out. */
export const rejectionIn = <Type extends string>(error: unknown): Type | null =>
  error instanceof Rejection ? (error as Rejection<Type>).type : null;

interface CommandOptions<Type extends string> {
  /**
   * Types of errors by which the server says that it has not carried the command out, the most important first. `NotOffered`:
   * it does not know the mutation. Any other error leaves open whether it has.
   */
  rejections: readonly Type[];
  /** Types of objects that are not as the player saw them where the server rejects: queries that hold one are sent again. */
  refetch?: readonly ObjectTypeName[];
  /**
   * The data is what the player has to know of it, such as whether an exclusion is in force: an error beside the data leaves open whether
   * the command has been carried out. Otherwise such an error is about what is read afterwards.
   */
  complete?: true;
  /** The operation's, such as `idempotent`. */
  context?: Partial<OperationContext>;
}

/**
 * Sends a mutation; resolves to its data once the server has carried it out.
 * @throws Rejection; after any other error the server may have carried it out, and the same may be sent again
 */
export interface Command<Data, Variables, Type extends string> {
  (client: Pick<DataClient, 'urql' | 'refetchTypes'>, variables: Variables): Promise<Data>;
  readonly rejections: readonly Type[];
}

/** The types by which the server rejects a command. */
export type RejectionOf<Sent extends { readonly rejections: readonly string[] }> = Sent['rejections'][number];

/** A mutation of which the server says by types why it does not carry it out. */
export function command<Data, Variables extends AnyVariables, const Type extends string>(
  document: TypedDocumentNode<Data, Variables>,
  { rejections, refetch = [], complete, context }: CommandOptions<Type>,
): Command<Data, Variables, Type> {
  async function send({ urql, refetchTypes }: Pick<DataClient, 'urql' | 'refetchTypes'>, variables: Variables) {
    const { data, error } = await urql.mutation(document, variables, context).toPromise();
    if (data && isCarriedOut(data) && !(complete && error)) return data;
    const rejection = error && readRejection(error, rejections);
    if (!rejection) throw error ?? new Error(`${getOperationName(document)} was not answered.`);
    if (refetch.length > 0) refetchTypes(refetch);
    throw rejection;
  }
  return Object.assign(send, { rejections });
}

const isCarriedOut = (data: object): boolean => Object.values(data).every((field) => field !== null);

function readRejection<Type extends string>(error: CombinedError, rejections: readonly Type[]): Rejection<Type> | null {
  const named = [...(isNotOffered(error) ? ['NotOffered'] : []), ...toLobbyError(error).types];
  const types = rejections.filter((type) => named.includes(type));
  const [type] = types;
  if (type === undefined) return null;
  const extensions = error.graphQLErrors
    .map((each) => each.extensions as unknown)
    .filter((each) => errorTypes(each).some((name) => (types as string[]).includes(name)));
  return new Rejection(type, { types, extensions });
}
