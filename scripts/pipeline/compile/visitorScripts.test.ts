import { expect, it } from 'vitest';
import { cacheRoot, ROOT } from '#scripts/roots/roots.ts';
import { registry } from '#src/modules/registry.ts';
import { compile } from './compile.ts';
import { readGraph, screenFile, scriptsOf } from './graph.ts';
import { MEMBER_PARTS } from './vite.ts';

const FOUR_MINUTES_MS = 240_000;

it(
  'a screen for visitors loads no chunk that is shared by members’ screens only',
  async () => {
    const graph = readGraph((await compile(ROOT, cacheRoot())).dir);
    const shared = Object.values(graph).find(({ name }) => name === MEMBER_PARTS);
    expect(shared).toBeDefined();
    // Lotteries are played by members: visitors who look at one load the members' scripts (src/modules/memberScreens.ts).
    const seen = registry.filter(
      ({ audience, screen }) =>
        (audience === 'everyone' || audience === 'visitor') && !screen.startsWith('lottery/'),
    );
    const loading = seen
      .map(({ screen }) => screen)
      .filter((screen) => scriptsOf(graph, [screenFile(screen)]).includes(`/${shared?.file}`));
    expect([...new Set(loading)]).toEqual([]);
  },
  FOUR_MINUTES_MS,
);
