import { GraphQLScalarType } from 'graphql';
import { scalarFormats } from '../../../../libs/contracts/src/scalars.ts';

/** Rejects to send a value that the contract does not allow, which would be a fault of the platform. */
const createScalar = (name: keyof typeof scalarFormats) =>
  new GraphQLScalarType({
    name,
    coerceOutputValue(value) {
      if (typeof value === 'string' && scalarFormats[name].test(value)) return value;
      throw new TypeError(`${JSON.stringify(value)} is no ${name}`);
    },
  });

export const scalars = { Decimal: createScalar('Decimal'), DateTime: createScalar('DateTime') };
