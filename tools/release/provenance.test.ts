import { createHash } from 'node:crypto';
import { provenanceOf } from './provenance.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const commit = 'd930420b90d8a504e350f24e1da557c501ccdd92';
const statementOf = (isDirty: boolean) =>
  JSON.parse(
    provenanceOf({
      operator: 'acme',
      version: '0.2.0',
      files: [
        { path: 'pages/index.html', bytes: encode('<html></html>') },
        { path: 'public/sw.js', bytes: encode('work()') },
        { path: 'release/release.json', bytes: encode('{}') },
      ],
      pagesOrigin: 'https://platform.acme.test',
      source: { commit, isDirty, lockfile: encode('{ "lockfileVersion": 3 }') },
      node: 'v24.21.0',
    }),
  );

it('names what a release was made of, how, and each file that a host gets', () => {
  expect(statementOf(false)).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      { name: 'pages/index.html', digest: { sha256: sha256('<html></html>') } },
      { name: 'public/sw.js', digest: { sha256: sha256('work()') } },
    ],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        externalParameters: {
          command: 'npx nx release-package acme',
          operator: 'acme',
          version: '0.2.0',
          pagesOrigin: 'https://platform.acme.test',
        },
        internalParameters: { node: 'v24.21.0' },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: commit } },
          { name: 'package-lock.json', digest: { sha256: sha256('{ "lockfileVersion": 3 }') } },
        ],
      },
    },
  });
});

it('says that files differ from the commit', () => {
  const sourceOf = (isDirty: boolean) => statementOf(isDirty).predicate.buildDefinition.resolvedDependencies[0];
  expect(sourceOf(true).annotations).toEqual({ isDirty: true });
  expect(sourceOf(false)).not.toHaveProperty('annotations');
});
