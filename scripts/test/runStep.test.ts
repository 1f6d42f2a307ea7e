import { expect, it, onTestFinished, vi } from 'vitest';
import { runSteps } from './runStep.ts';

it('a step that fails outside its tests keeps its last lines, so that the summary shows the reason', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => print.mockRestore());
  const script = 'console.log("begun"); console.error("Unhandled Rejection"); process.exit(1)';
  const [broken] = await runSteps([
    { name: 'broken', args: ['-e', script], count: { kind: 'exit' }, short: true },
  ]);
  expect(broken?.result.failed).toBe(1);
  expect(broken?.lastLines.split('\n').toSorted()).toEqual(['Unhandled Rejection', 'begun']);
});
