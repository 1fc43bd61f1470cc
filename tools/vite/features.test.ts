import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { featureProblems } from './features.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const imports = `
import { cashierFeature } from '@lobby/cashier';
import { signInFeature } from '@lobby/sign-in';
import { defineLobby } from '@lobby/shell';
import { walletFeature } from '@lobby/wallet';
declare const brand: never;
declare const theme: never;
export { cashierFeature, signInFeature, walletFeature };
`;

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'lobby-features-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function problemsOf(features: string): string[] {
  const file = join(folder, 'lobby.ts');
  writeFileSync(file, `${imports}defineLobby({ brand, theme, features: [${features}] });`);
  return featureProblems(root, file);
}

it('accepts a list of features that fit together', () => {
  expect(problemsOf('signInFeature(), walletFeature(), cashierFeature()')).toEqual([]);
});

it('names an intent that no feature handles', () => {
  expect(problemsOf('signInFeature(), walletFeature()')).toEqual(['No feature offers openQuickDeposit']);
});

it('names an intent that two features handle', () => {
  expect(problemsOf('cashierFeature(), walletFeature(), cashierFeature()')).toEqual([
    'Two features offer openQuickDeposit',
  ]);
});

it('reports every other error of the main file as the compiler writes it', () => {
  expect(problemsOf('walletFeature(), unknownFeature()')).toContain("Cannot find name 'unknownFeature'.");
});
