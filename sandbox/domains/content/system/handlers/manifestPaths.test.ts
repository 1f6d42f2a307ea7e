import { describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import schema from '#schemas/brand.schema.json' with { type: 'json' };

const platform = testPlatform();

/** Every default path on the platform in a part of the schema. */
function defaultPaths(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'default' && typeof value === 'string' && /^\/.+/.test(value)
      ? [value]
      : defaultPaths(value),
  );
}

describe('a manifest without platform settings', () => {
  const paths = defaultPaths(schema);

  it('has a default address for the payload keys (S7.1)', () => {
    expect(paths).toContain('/wps/system/payloadKeys');
  });

  it.each(paths)('names %s, which the platform answers', async (path) => {
    const { status, body } = await platform.get(path);
    expect([status, body.code]).toEqual([200, 'ok']);
  });
});
