import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { releases } from '#scripts/release/releases.fixture.ts';
import { readState } from '#scripts/release/store/hosts.ts';
import { expectStore } from './objectStore.fixture.ts';
import type { ObjectStore } from './objectStore.ts';
import { openStore } from './openStore.ts';
import { openBucket } from './s3Store.ts';
import { usedBucket } from './usedBucket.fixture.ts';

const { bucket, emptyPrefix } = usedBucket();

const emptyStore = (): ObjectStore => openBucket(bucket().name, emptyPrefix());

/** What a command says of a bucket that it cannot use. */
async function saidOf(place: string): Promise<readonly string[]> {
  const made = releases();
  made.build('zephyr', 'one');
  for (const command of ['publish', 'promote', 'takedown']) {
    expect(await made.release(command, 'zephyr', '--store', place)).toBe(1);
    expect(made.err).toHaveLength(1);
  }
  return made.err;
}

describe('a bucket that cannot be used', () => {
  const place = 's3://releases/none';

  it('is reported as missing if no bucket has that name', async () => {
    expect(await saidOf('s3://no-such-bucket')).toEqual([
      's3://no-such-bucket cannot be used: there is no such bucket. Run the command again once that is mended.',
    ]);
  });

  it.each([
    ['AWS_ACCESS_KEY_ID', 'NOBODY', 'the service refuses these credentials (InvalidAccessKeyId)'],
    ['AWS_REGION', '', 'AWS_REGION in the environment is missing or wrong'],
    ['AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:1', 'cannot be reached (ECONNREFUSED)'],
  ])('is named with %s=%j', async (name, value, reason) => {
    const before = process.env[name] ?? '';
    onTestFinished(() => void vi.stubEnv(name, before));
    vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
    vi.stubEnv(name, value);
    expect((await saidOf(place))[0]).toContain(reason);
  });
});

describe('a bucket as a store', () => {
  expectStore(emptyStore);

  it('is published to, promoted, rolled back and swept like a folder', async () => {
    const place = `s3://${bucket().name}/live`;
    const made = releases();
    for (const words of ['one', 'two']) {
      made.build('zephyr', words);
      expect(await made.release('publish', 'zephyr', '--store', place)).toBe(0);
      const args = ['--rings', 'all', '--store', place];
      expect(await made.release('promote', 'zephyr', ...args)).toBe(0);
    }
    const store = await openStore(place);
    expect((await readState(store)).state.brands.zephyr?.revision).toBe(2);
    expect(await made.release('rollback', 'zephyr', '--store', place)).toBe(0);
    expect((await readState(store)).state.brands.zephyr?.revision).toBe(1);
    const codes = await Promise.all([
      made.release('promote', 'zephyr', '--store', place),
      made.release('promote', 'zephyr', '--store', place),
    ]);
    expect(codes.sort()).toEqual([0, 1]);
    expect(await made.release('gc', '--store', place)).toBe(0);
    expect(await made.release('promote', 'zephyr@1', '--rings', 'all', '--store', place)).toBe(0);
  });
});
