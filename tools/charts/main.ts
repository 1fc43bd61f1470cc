import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '../start/command.ts';
import { root } from '../start/operator.ts';
import { draw } from './draw.ts';
import { loadMachines } from './loadMachines.ts';
import { chartsIn, withChart } from './readme.ts';

const usage = `npm run charts

Draws every machine of the libraries into the README of its library, between <!-- chart:name --> and <!-- /chart -->.

  --check   write nothing, and fail where a chart is missing or outdated`;

await runCommand({
  usage,
  options: { check: { type: 'boolean', default: false } },
  run: ({ check }) => drawCharts(check),
});

async function drawCharts(isCheck: boolean): Promise<void> {
  const problems: string[] = [];

  const machines = await loadMachines();
  const byReadme = Map.groupBy(machines, ({ file }) => file.replace(/\/src\/.*$/, '/README.md'));

  for (const [path, ofLibrary] of byReadme) {
    const file = `${root}${path}`;
    const before = existsSync(file) ? readFileSync(file, 'utf8') : `# ${path.split('/').at(-2)}\n`;
    const names = new Set(ofLibrary.map(({ machine }) => machine.id));
    for (const name of chartsIn(before)) {
      if (!names.has(name)) problems.push(`${path} has a chart of ${name}, but there is no such machine.`);
    }
    const after = ofLibrary.reduce((readme, { machine }) => withChart(readme, machine.id, draw(machine)), before);
    if (after === before) continue;
    if (isCheck)
      problems.push(`${path}: a chart is missing or outdated. Update it with: npx node tools/charts/main.ts`);
    else {
      writeFileSync(file, after);
      console.log(`${path} updated.`);
    }
  }

  for (const problem of problems) console.error(problem);
  console.log(`${machines.length} machines of ${byReadme.size} libraries; ${problems.length} problems.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
