import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import type { Breach } from './breach.ts';
import { folderCycles } from './folderCycles.ts';
import { ROOTS } from './layers.ts';
import { LAYERED, REASONS, RULES } from './rules.ts';

const HAS_LAYERS = /^(src|sandbox)\//;

/** Every module of the code folders below a root, with its imports and the rules they break. */
async function cruiseCode(root: string): Promise<ICruiseResult> {
  const folders = Object.keys(ROOTS).filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, {
    baseDir: root,
    // Parses TypeScript without its compiler, whose version 7 has no JavaScript API.
    parser: 'swc',
    tsPreCompilationDeps: true,
    validate: true,
    ruleSet: { forbidden: [...RULES] },
    skipAnalysisNotInRules: true,
    exclude: { path: 'node_modules/|^(schemas|tokens|brands)/' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** Modules of `src/` and `sandbox/` without a layer: a new folder must get one. */
function withoutLayer(modules: readonly IModule[]): Breach[] {
  return modules
    .filter(({ source }) => HAS_LAYERS.test(source) && !LAYERED.some((one) => one.test(source)))
    .map(({ source }) => ({
      rule: 'no-layer',
      from: source,
      to: source,
      reason: 'it is in no layer of scripts/check/imports/layers.ts',
    }));
}

/** All imports in the code folders below a root that break a rule, type imports too, each once. */
export async function findBreaches(root: string): Promise<Breach[]> {
  const { modules, summary } = await cruiseCode(root);
  const broken = summary.violations.map(({ rule: { name: rule }, from, to, cycle }): Breach => {
    const circle = cycle ? `: ${cycle.map(({ name }) => name).join(' → ')}` : '';
    return { rule, from, to, reason: `${REASONS[rule]}${circle}` };
  });
  const upward = new Set(broken.map(({ from, to }) => `${from} ${to}`));
  const downward = modules.map(({ source, dependencies }) => ({
    source,
    imports: dependencies
      .map(({ resolved }) => resolved)
      .filter((resolved) => !upward.has(`${source} ${resolved}`)),
  }));
  return [...broken, ...withoutLayer(modules), ...folderCycles(downward)];
}
