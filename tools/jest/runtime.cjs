const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Compiled modules by file. A worker runs hundreds of test files, which load the same modules. */
const compiled = new Map();

/** Of the test file that runs now: a worker runs one at a time. */
let executor;

function scriptOf(source, filename) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function(${executor.injectedModuleParameters.join(',')}){`;
  const script = new Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: async (specifier, _script, attributes, phase) =>
      executor.dynamicImport(specifier, filename, executor.environment.getVmContext(), attributes, phase),
  });
  compiled.set(filename, { source, script });
  return script;
}

/**
 * Jest compiles each module anew for each test file, which is a fifth of what a run costs. Here a module is compiled once
 * per worker, and evaluated anew for each test file as before. It replaces a method that jest-runtime does not document,
 * and throws where an update of Jest has none.
 */
module.exports = class RuntimeThatCompilesOnce extends Runtime {
  constructor(...args) {
    super(...args);
    executor = this.executor;
    if (typeof executor?.compile !== 'function' || !Array.isArray(executor.injectedModuleParameters))
      throw new Error(
        'This Jest compiles modules in another way. Mend tools/jest/runtime.cjs, or remove `runtime` from jest.preset.js: all works without, only slower.',
      );
    const compileAnew = executor.compile.bind(executor);
    executor.compile = function compile(source, filename) {
      const context = this.environment.getVmContext();
      // No other test file loads this one, and core modules have no path.
      if (context === null || filename === this.testPath || !filename.startsWith('/')) {
        return compileAnew(source, filename);
      }
      try {
        return scriptOf(source, filename).runInContext(context);
      } catch {
        // An ES module, or an error that Jest explains.
        return compileAnew(source, filename);
      }
    };
  }
};
