import { createContext } from 'node:vm';

type Compiled = (...parameters: unknown[]) => unknown;

interface Executor {
  injectedModuleParameters: string[];
  testPath: string;
  environment: { getVmContext: () => object };
  compile: (source: string, filename: string) => Compiled;
}

let mockExecutor: Partial<Executor> | undefined;
jest.mock('jest-runtime', () => ({
  default: class {
    executor = mockExecutor;
  },
}));

const Runtime = jest.requireActual<new () => { executor: Executor }>('./runtime.cjs');

/** Starts the runtime with an executor, as Jest does for each test file. */
function startWith(executor: typeof mockExecutor) {
  mockExecutor = executor;
  return new Runtime().executor;
}

const executorOf = (context: object) => ({
  injectedModuleParameters: ['module'],
  testPath: '/a.test.ts',
  environment: { getVmContext: () => context },
  compile: jest.fn<Compiled, [string, string]>(() => () => 'anew'),
});

it('compiles a module once, and evaluates it in the context of each test file', () => {
  const source = 'return where;';
  for (const where of ['first', 'second']) {
    const executor = executorOf(createContext({ where }));
    const compileAnew = executor.compile;
    expect(startWith(executor).compile(source, '/module.ts')({})).toBe(where);
    expect(compileAnew).not.toHaveBeenCalled();
  }
});

it.each([
  ['the test file itself', 'return 1;', '/a.test.ts'],
  ['a core module', 'return 1;', 'node:fs'],
  ['what is no script', 'export {};', '/module.mjs'],
])('leaves %s to Jest', (_, source, filename) => {
  expect(startWith(executorOf(createContext({}))).compile(source, filename)()).toBe('anew');
});

it.each([
  ['has no executor', undefined],
  ['compiles elsewhere', { injectedModuleParameters: ['module'] }],
  ['names its parameters elsewhere', { compile: () => () => 1 }],
])('says what to do where Jest %s', (_, executor) => {
  expect(() => startWith(executor as Partial<Executor>)).toThrow(/tools\/jest\/runtime\.cjs/);
});
