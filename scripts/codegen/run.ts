import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TARGETS, type Target } from '#scripts/codegen/targets.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The text of a file, or undefined if it does not exist yet. */
function current(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Updates one target, or only checks it. Returns the line to print, if any. */
async function update({ file, generate }: Target, check: boolean): Promise<string | undefined> {
  const path = join(ROOT, file);
  const text = await generate(ROOT);
  if (text === current(path)) return undefined;
  if (check) return `${file} is out of date: run \`npm run codegen\``;
  writeFileSync(path, text);
  return `${file} written`;
}

const check = process.argv.includes('--check');
const results = await Promise.allSettled(TARGETS.map((target) => update(target, check)));
const reasons = results.flatMap((result) =>
  result.status === 'rejected' ? [String(result.reason)] : [],
);
for (const reason of new Set(reasons)) console.error(reason);
for (const result of results) {
  if (result.status === 'fulfilled' && result.value !== undefined) console.log(result.value);
}
const failed = results.some(({ status }) => status === 'rejected');
const stale = check && results.some((result) => result.status === 'fulfilled' && result.value);
process.exitCode = failed || stale ? 1 : 0;
