import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { PlatformClient } from '#src/platform/client.ts';
import { transferLineQuery } from './memberTransfers.ts';

it('truncates a searched account to the length that the platform accepts', async () => {
  const asked: unknown[] = [];
  const call = async (_: string, { query }: { query: object }) => {
    asked.push(query);
    return {};
  };
  const platform = { call } as unknown as PlatformClient;
  for (const account of ['a'.repeat(40), '', '\0']) {
    await new QueryClient().fetchQuery(transferLineQuery(platform, account));
  }
  const page = { pageNo: 1, pageSize: 8 };
  expect(asked).toEqual([{ account: 'a'.repeat(32), ...page }, page, page]);
});
