import { afterAll, describe, expect, it } from 'vitest';
import { walk } from './walk.fixture.ts';

const FOUR_MINUTES_MS = 240_000;

const { copy, sections, follow, toTheEnd } = walk('docs/first-call.md');
afterAll(copy.remove);

describe('the first-call guide', { timeout: FOUR_MINUTES_MS }, () => {
  it('generates the types of its call', async () => {
    expect(await follow('1. The contract')).toMatchObject([{ code: 0 }]);
  });

  it('runs nothing while the test and the handler are written', async () => {
    expect(await follow('2. The test')).toEqual([]);
    expect(await follow('3. The handler')).toEqual([]);
  });

  it('results in a call that passes its own test', async () => {
    const [own] = await follow('4. Run the test');
    expect(own?.code, own?.said).toBe(0);
  });

  it.runIf(toTheEnd)('results in a call that passes the checks and is served', async () => {
    const [all, generated, checks, { url = '' } = {}] = await follow('5. See it work');
    expect(all?.code, all?.said).toBe(0);
    expect(generated?.code, generated?.said).toBe(0);
    expect(checks?.code, checks?.said).toBe(0);
    const refused = await fetch(`${url}/wps/message/kinds`);
    expect(await refused.json()).toMatchObject({ success: false, code: 'not_logged_in' });
    const contract = await fetch(`${url}/docs/platform.openapi.yaml`);
    expect(await contract.text()).toContain('countMessages');
  });

  it('has no instruction that this test skips', () => {
    expect(sections.map(({ title }) => title)).toEqual([
      '1. The contract',
      '2. The test',
      '3. The handler',
      '4. Run the test',
      '5. See it work',
    ]);
  });
});
