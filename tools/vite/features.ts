import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';
import type { Plugin } from 'vite';

/**
 * Type errors of an app's main file. There `ValidFeatures` reports which intent is handled by no listed feature, or
 * by two. Only the files that this type depends on are read, without lazy code, which takes about a second; all types
 * are checked by `npm run check`.
 */
export function featureProblems(root: string, mainFile: string): string[] {
  const file = join(root, 'tsconfig.base.json');
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(file, ts.sys.readFile).config, ts.sys, root);
  const host = ts.createCompilerHost(options, true);
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map((literal) => {
      if (isLazy(literal)) return { resolvedModule: undefined };
      const { resolvedModule } = ts.resolveModuleName(literal.text, importer, options, host);
      const isRead = resolvedModule !== undefined && affectsFeatures(root, mainFile, resolvedModule.resolvedFileName);
      return { resolvedModule: isRead ? resolvedModule : undefined };
    });
  const program = ts.createProgram([mainFile, join(root, 'libs/contracts/src/build.d.ts')], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(mainFile))
    .map(({ messageText }) => shortMessage(ts.flattenDiagnosticMessageText(messageText, '\n')));
}

/** The message of `ValidFeatures`, without the types of all features. */
const shortMessage = (message: string): string => /to type '"(.+)"'/.exec(message)?.[1] ?? message;

const isLazy = ({ parent }: ts.StringLiteralLike): boolean =>
  ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;

function affectsFeatures(root: string, mainFile: string, file: string): boolean {
  if (!relative(join(mainFile, '..'), file).startsWith('..')) return true;
  return /^libs\/(?:contracts\/|features\/|shell\/src\/(?:index|start\/defineLobby)\.)/.test(relative(root, file));
}

/** Fails the build of a brand whose features do not fit together. They are checked beside the build, in a thread. */
export function checkFeatures(root: string, mainFile: string): Plugin {
  let problems: Promise<string[]> | undefined;
  return {
    name: 'lobby:check-features',
    apply: 'build',
    buildStart() {
      problems = problemsInThread(root, mainFile);
    },
    async buildEnd(error) {
      const found = error ? [] : await problems!;
      if (found.length > 0) this.error(`${relative(root, mainFile)}: ${found.join('\n')}`);
    },
  };
}

const problemsInThread = (root: string, mainFile: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('featuresThread.ts', import.meta.url), { workerData: { root, mainFile } });
    thread.once('message', resolve).once('error', reject);
  });
