import type { Operation } from '@urql/core';
import { getOperationName } from '@urql/core';

/** The operation's name as documents spell it, '' for an anonymous one. */
export const operationName = ({ query }: Pick<Operation, 'query'>): string => getOperationName(query) ?? '';
