import { graphql } from './graphql.ts';

it('parses a document when it is first read, not when its module is loaded', () => {
  const broken = graphql('query {' as never) as { definitions: unknown };
  expect(() => broken.definitions).toThrow(/syntax/i);
});

it('a document holds the fragments that it names, and can be read again', () => {
  const fragment = graphql(`
    fragment WalletId on Wallet {
      id
    }
  `);
  const document = graphql(
    `
      query WalletOnly {
        viewer {
          wallet {
            ...WalletId
          }
        }
      }
    `,
    [fragment],
  );
  const kinds = document.definitions.map(({ kind }) => kind);
  expect(kinds).toEqual(['OperationDefinition', 'FragmentDefinition']);
  expect(document.definitions).toBe(document.definitions);
});
