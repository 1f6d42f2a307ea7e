import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { createClient, type HeaderMap, type TestClient } from '#sandbox/testing/client.fixture.ts';
import type { TestPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { mergeFragments } from '#scripts/codegen/contract/merge.ts';
import { parseFragment } from '#scripts/codegen/contract/readFragments.ts';
import { requestContract } from '#scripts/codegen/contract/requestContract.ts';
import { rulesOf } from '#scripts/codegen/contract/tables.ts';
import { createDispatcher } from './dispatcher.ts';
import type { AnyHandler } from './operations.ts';

const COMMON = new URL('../../../schemas/platform/common.yaml', import.meta.url);

/** How long serving a contract may take, on a busy machine too. */
export const SERVE_MS = 60_000;

/** A contract of one fragment, plus the common one. */
function scratchContract(fragment: string) {
  const contract = mergeFragments([
    parseFragment('common.yaml', readFileSync(COMMON, 'utf8')),
    parseFragment('scratch.yaml', fragment),
  ]);
  return {
    requests: JSON.parse(JSON.stringify(requestContract(contract.document))),
    rules: Object.fromEntries(
      contract.operations.map((placed) => [
        placed.operation.operationId,
        rulesOf(placed, contract),
      ]),
    ),
  };
}

/** Serves a contract of a test's own on a platform. Returns clients by the headers of their calls. */
export async function serveScratch(
  { sandbox: { platform } }: TestPlatform,
  fragment: string,
  handlers: Readonly<Record<string, AnyHandler>>,
): Promise<(headers?: HeaderMap) => TestClient> {
  const contract = scratchContract(fragment);
  const dispatch = await createDispatcher(contract, handlers, platform);
  const app = new Hono<Environment>().all('*', dispatch);
  return (headers = {}) =>
    createClient(
      () => ({ app, platform, rules: contract.rules }),
      async () => headers,
    );
}
