import { withoutSheet } from './inlineStyles.ts';

const helper = (files: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);`;

it('loads no sheet that the page has inline, and keeps the length of the code', () => {
  const list = helper(['assets/a.js', 'assets/style-1.css', 'assets/b.css']);
  const code = `${list}x(()=>import("./a.js"),__vite__mapDeps([0,1,2]));y(__vite__mapDeps([1]));z(__vite__mapDeps([0,2]))`;
  const changed = withoutSheet(code, 'assets/style-1.css');
  expect(changed).toHaveLength(code.length);
  expect(changed.replaceAll(' ', '')).toBe(
    `${list}x(()=>import("./a.js"),__vite__mapDeps([0,2]));y(__vite__mapDeps([]));z(__vite__mapDeps([0,2]))`.replaceAll(
      ' ',
      '',
    ),
  );
});

it('leaves code without that sheet as it is', () => {
  const code = `${helper(['assets/a.js'])}x(__vite__mapDeps([0]))`;
  expect(withoutSheet(code, 'assets/style-1.css')).toBe(code);
  expect(withoutSheet('let a', 'assets/style-1.css')).toBe('let a');
});
