import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { ROOT } from '../setup/packages.mjs';
import { machine } from './machine.ts';
import { isPartName, type MeasuredPart, PART_NAMES, pageWith, partText } from './page.ts';
import { type BenchOptions, PARTS } from './parts.ts';

const command = new Command('bench')
  .description('Measures the build, the built sites and the sandbox; updates docs/performance.md.')
  .argument('[parts...]', `which parts: ${PART_NAMES.join(', ')}; all where none is named`)
  .option('--json', 'print the figures as JSON')
  .option('--all', 'sites: every page of every brand')
  .option(
    '--only <parts...>',
    'sites: the pages whose "brand language path" has each of these parts',
  )
  .option('--runs <count>', 'sites: how many runs of Lighthouse a page, 5 where not said', Number)
  .option(
    '--brands <count>',
    'shards, change: how many brands, 10,000 and 1,000 where not said',
    Number,
  )
  .option('--shards <count>', 'shards: how many of them, 16 where not said', Number)
  .option('--kills <count>', 'shards: how often they are killed, rather than their times', Number)
  .parse();
const { args } = command;
const { json, ...options } = command.opts<BenchOptions & { json?: boolean }>();
const unknown = args.find((name) => !isPartName(name));
if (unknown !== undefined) {
  console.error(`No such part: ${unknown}. There are: ${PART_NAMES.join(', ')}`);
  process.exit(2);
}

const page = join(ROOT, 'docs', 'performance.md');
// The page has the figures of runs without options, which can be compared.
const isForPage = Object.keys(options).length === 0;
const measured: MeasuredPart[] = [];
for (const name of args.length > 0 ? args.filter(isPartName) : PART_NAMES) {
  const sections = await PARTS[name](options);
  const date = new Date().toISOString().slice(0, 10);
  const part = { name, machine: machine(), date, sections };
  measured.push(part);
  if (isForPage) writeFileSync(page, pageWith(readFileSync(page, 'utf8'), part));
}

const asJson = JSON.stringify(measured, null, 2);
mkdirSync(join(ROOT, '.livery'), { recursive: true });
writeFileSync(join(ROOT, '.livery', 'bench.json'), `${asJson}\n`);
console.log(json ? asJson : measured.map(partText).join('\n'));
const rows = measured.flatMap(({ sections }) => sections.flatMap((section) => section.rows));
process.exitCode = rows.every(({ met }) => met) ? 0 : 1;
