/**
 * Runs a platform on the given folder, moves money without end, and prints the answers. The operations depend on the seed and the number of
 * the run.
 */
import fc from 'fast-check';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { RULES } from '#sandbox/kernel/contract/operationRule.ts';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { createClient } from '#sandbox/testing/client.fixture.ts';
import { PATIENT_LOAD } from '#sandbox/testing/patient.fixture.ts';
import { BRANDS } from '#sandbox/testing/sandbox.fixture.ts';
import { lotOf } from '#scripts/test/draw.ts';
import { acts } from './acts.fixture.ts';
import { Performer, playersOf } from './perform.fixture.ts';

const CLIENTS = 4;

const [, , dataDir = '', run = ''] = process.argv;
const merchants = await readMerchants(BRANDS);
const sandbox = await createSandbox({
  ...{ place: { kind: 'folder', dataDir }, merchants, load: PATIENT_LOAD },
});
const visitor = createClient(() => ({ ...sandbox, rules: RULES }));
const platform = { sandboxes: [sandbox], visitor } as const;
const performer = new Performer(platform, await playersOf(platform));

async function client(number: number): Promise<never> {
  for (let round = 0; ; round += 1) {
    const seed = lotOf(`crash ${run} ${number} ${round}`);
    for (const act of fc.sample(acts, { numRuns: 1, seed }).flat()) {
      const [first] = await performer.perform(act);
      const value = first?.body.value;
      if (typeof value === 'object' && value !== null && 'reference' in value)
        process.stdout.write(`${value.reference}\n`);
    }
  }
}
await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
