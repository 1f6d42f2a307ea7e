import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { OpenAPIBackend } from 'openapi-backend';
import { describe, expect, it } from 'vitest';
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { TestClient } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { contractJson, contractYaml } from '#sandbox/tools/docs/contractFile.ts';
import { drawnOf, EVERYTHING } from '#scripts/test/draw.ts';
import { answerErrors } from './answerErrors.fixture.ts';
import { exampleAddress, exampleBody, parametersOf } from './examples.fixture.ts';
import { type OperationRule, RULES } from './operationRule.ts';
import { OPERATION_IDS, type OperationId } from './operations.ts';
import { operationsById } from './operationsById.ts';
import { undoneCalls } from './undone.fixture.ts';

const platform = testPlatform();
const document = JSON.parse(await contractJson());
const errorsOf = answerErrors(document);
const contract = operationsById(
  await new OpenAPIBackend({ definition: document, quick: true }).init(),
);

/** A player in the audience of a call. */
const roleFor = ({ audience }: OperationRule): PlayerRole =>
  audience === 'agent' ? 'agent2' : 'player';

/** A merchant's refusal of what it lacks. Without an agent centre it has no agents. */
const offCode = ({ audience }: OperationRule, { brand }: Merchant) =>
  audience === 'agent' && !brand.modules.agent ? 'agent_needed' : 'function_disabled';

function send(client: TestClient, { method }: OperationRule, address: string, body: unknown) {
  switch (method) {
    case 'post':
      return client.post(address, body);
    case 'put':
      return client.put(address, body);
    case 'delete':
      return client.delete(address, body);
    default:
      return client.get(address);
  }
}

/** Codes that never refuse a well-formed call. */
const ILL_MADE = [
  'encryption_needed',
  'idempotency_key_reused',
  'invalid_parameter',
  'media_type_unsupported',
  'merchant_unknown',
  'method_not_allowed',
  'not_logged_in',
  'payload_expired',
  'payload_replayed',
  'payload_too_large',
  'payload_undecodable',
  'too_many_requests',
  'unexpected_error',
];

/** Every call is made, some of them many times. */
const ALL_CALLS_MS = 600_000;

const languagesOf = (id: OperationId) =>
  parametersOf(contract, id).some(({ name }) => name === 'language') ? ['en', 'bn'] : ['en'];

describe('the contract', () => {
  it('passes the linter', async () => {
    const redocly = fileURLToPath(
      new URL('../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url),
    );
    const folder = mkdtempSync(join(tmpdir(), 'livery-contract-'));
    try {
      const file = join(folder, 'platform.openapi.yaml');
      writeFileSync(file, await contractYaml());
      const lint = promisify(execFile)(process.execPath, [redocly, 'lint', file]);
      await expect(lint).resolves.toBeDefined();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('every call of the contract', () => {
  it('answers its examples according to the contract, in every language (S7)', {
    timeout: ALL_CALLS_MS,
  }, async () => {
    const undone = await undoneCalls(platform.sandbox);
    const answered = new Set<OperationId>();
    const { merchants } = platform;
    // They differ in their modules; a push calls one of them.
    for (const merchant of EVERYTHING ? merchants : drawnOf('all calls', merchants)) {
      for (const id of OPERATION_IDS) {
        const rule = RULES[id];
        for (const language of languagesOf(id)) {
          const address = exampleAddress(contract, id, rule.path, language);
          const headers = await platform.signIn(roleFor(rule), merchant);
          await undone(headers, async (client) => {
            const { status, body } = await send(client, rule, address, exampleBody(contract, id));
            if (status === 200) answered.add(id);
            else if (rule.writes) expect(ILL_MADE, id).not.toContain(body.code);
            else expect([id, body]).toMatchObject([id, { code: offCode(rule, merchant) }]);
            if (typeof body === 'object') expect(errorsOf(id, status, body), id).toEqual([]);
          });
        }
      }
    }
    const reading = OPERATION_IDS.filter((id) => !RULES[id].writes);
    // A merchant may have some modules off.
    if (EVERYTHING) expect(reading.filter((id) => !answered.has(id))).toEqual([]);
  });

  it('fails in the envelope of the contract', {
    timeout: ALL_CALLS_MS,
  }, async () => {
    for (const id of OPERATION_IDS) {
      const rule = RULES[id];
      const [path] = exampleAddress(contract, id, rule.path, 'en').split('?');
      const { status, body } = await send(
        platform.as(roleFor(rule)),
        rule,
        `${path}?surprise=1`,
        exampleBody(contract, id),
      );
      expect([id, status, body.code]).toEqual([id, 400, 'invalid_parameter']);
      expect(errorsOf(id, 400, body), id).toEqual([]);
    }
  });

  it('rejects an unknown merchant', async () => {
    const { status, body } = await platform.get('/wps/system/status', {
      'Merchant-Code': 'NOBODY99',
    });
    expect([status, body.code]).toEqual([404, 'merchant_unknown']);
  });

  it('answers for the first merchant if none is named', async () => {
    const { body } = await platform.get('/wps/system/permission');
    const [first] = platform.merchants;
    expect(body.value).toMatchObject({ mainDomain: first?.brand.domains.main });
  });
});
