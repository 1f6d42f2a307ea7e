import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup/packages.mjs';
import { deviceTimes, ON_PURPOSE, readsDeviceTime } from './deviceClock.ts';
import { sourceFiles } from './sources.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('the use of the device’s clock', () => {
  it.each([
    'const now = Date.now();',
    'const left = useSecondsLeft(until, Date.now);',
    'const today = new Date();',
  ])('is found in %s', (line) => {
    expect(deviceTimes('src/a.ts', `const a = 1;\n${line}`)).toEqual([
      { file: 'src/a.ts', line: 2 },
    ]);
  });

  it('is not found in a given moment', () => {
    expect(deviceTimes('src/a.ts', 'const day = new Date(moment);')).toEqual([]);
  });

  it('is not allowed for anything about the platform: use usePlatformClock()', () => {
    const files = sourceFiles(ROOT, 'src/*.ts', 'src/*.tsx').filter(
      (file) => !/\.(?:test|stories|fixture)\.tsx?$/.test(file),
    );
    expect(files.flatMap((file) => deviceTimes(file, read(file)))).toEqual([]);
  });

  it('remains where it is intended', () => {
    for (const file of Object.keys(ON_PURPOSE))
      expect(readsDeviceTime(read(file)), file).toBe(true);
  });
});
