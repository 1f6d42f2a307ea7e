import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import { registerJobs, runDueJobs } from './runDueJobs.ts';

const START = new Date('2026-05-01T00:00:00Z');
const LATER = new Date('2026-05-01T00:01:00Z');

describe('instances that look for due jobs at the same time', () => {
  onEachEngine((database) => {
    it('run a job once', async () => {
      const { db } = database();
      let turns = 0;
      const job: Job = {
        name: 'shared',
        everySeconds: 60,
        async run() {
          turns += 1;
          await wait(50);
        },
      };
      await Promise.all([1, 2].map(() => registerJobs(db, [job], START)));
      await Promise.all([1, 2, 3].map(() => runDueJobs(db, [job], LATER)));
      expect(turns).toBe(1);
    });
  });
});
