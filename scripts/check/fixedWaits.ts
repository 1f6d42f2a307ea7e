/** A line that waits for a time, or until nothing has come for one. */
export interface FixedWait {
  file: string;
  line: number;
}

/** Files that wait for a fixed time on purpose, with the reason. */
export const ON_PURPOSE: Readonly<Record<string, string>> = {
  'e2e/firstLoad.spec.ts': 'answers are held back, as on a slow line',
  'e2e/seen.ts': 'looks again at intervals until something is seen',
  'e2e/shots/take.ts': 'takes a picture of a screen that goes on asking',
  'scripts/bench/overloadBench.ts': 'asks at the pace of a visitor',
  'scripts/bench/pressBench.ts': 'presses at the pace of a player',
  'scripts/bench/scrollThrough.ts': 'scrolls at the pace of a player',
  'scripts/bench/teamBench.ts': 'looks at intervals whether the team is counted',
  'scripts/ui/matrix/docs.spec.ts': 'a page of Storybook does not say when it is whole',
};

const WAITS = /\bnetworkidle\b|\bwaitForTimeout\(|\bsetTimeout\(resolve\b|'node:timers\/promises'/;

/** The fixed waits in the code of journeys and benches, except those on purpose. */
export const fixedWaits = (file: string, code: string): FixedWait[] =>
  file in ON_PURPOSE
    ? []
    : code.split('\n').flatMap((text, at) => (WAITS.test(text) ? [{ file, line: at + 1 }] : []));

/** Whether code has a fixed wait. */
export const hasFixedWait = (code: string): boolean => WAITS.test(code);
