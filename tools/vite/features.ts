import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

/**
 * What the compiler has against the call of `startLobby` in an app's main file: `FittingFeatures` says there which
 * intent no listed feature handles, or two do. Only the files that decide on this are read, no lazy code and nothing
 * below the features, so that it takes about a second of a build. The whole of the types is for `npm run check`.
 */
export function featureProblems(root: string, mainFile: string): string[] {
  const file = join(root, 'tsconfig.base.json');
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(file, ts.sys.readFile).config, ts.sys, root);
  const host = ts.createCompilerHost(options, true);
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map((literal) => {
      if (isLazy(literal)) return { resolvedModule: undefined };
      const { resolvedModule } = ts.resolveModuleName(literal.text, importer, options, host);
      const isRead = resolvedModule !== undefined && decidesOnFeatures(root, mainFile, resolvedModule.resolvedFileName);
      return { resolvedModule: isRead ? resolvedModule : undefined };
    });
  const program = ts.createProgram([mainFile, join(root, 'libs/contracts/src/build.d.ts')], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(mainFile))
    .map(({ messageText }) => reasonIn(ts.flattenDiagnosticMessageText(messageText, '\n')));
}

/** The text that the list of features was compared with, rather than the types of all features. */
const reasonIn = (message: string): string => /to type '"(.+)"'/.exec(message)?.[1] ?? message;

const isLazy = ({ parent }: ts.StringLiteralLike): boolean =>
  ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;

function decidesOnFeatures(root: string, mainFile: string, file: string): boolean {
  if (!relative(join(mainFile, '..'), file).startsWith('..')) return true;
  return /^libs\/(?:contracts\/|features\/|shell\/src\/(?:index|start\/startLobby)\.)/.test(relative(root, file));
}

/** Fails the build of a brand whose features do not fit together. */
export function fittingFeatures(root: string, mainFile: string): Plugin {
  return {
    name: 'lobby:fitting-features',
    apply: 'build',
    buildStart() {
      const problems = featureProblems(root, mainFile);
      if (problems.length > 0) this.error(`${relative(root, mainFile)}: ${problems.join('\n')}`);
    },
  };
}
