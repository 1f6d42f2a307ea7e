import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { OpenAPIBackend } from 'openapi-backend';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { TestClient } from '#sandbox/client.fixture.ts';
import { testPlatform } from '#sandbox/sandbox.fixture.ts';
import type { PlayerRole } from '#sandbox/seeds/playerRoles.ts';
import { exampleAddress, exampleBody, parametersOf } from './examples.fixture.ts';
import { addFormats } from './formats.ts';
import { type OperationRule, RULES } from './operationRule.ts';
import { OPERATION_IDS } from './operations.ts';
import { undoneCalls } from './undone.fixture.ts';

const CONTRACT_FILE = new URL('../../schemas/platform.openapi.yaml', import.meta.url);

const platform = testPlatform();
let contract: OpenAPIBackend;

beforeAll(async () => {
  contract = new OpenAPIBackend({
    definition: parse(await readFile(CONTRACT_FILE, 'utf8')),
    quick: true,
    ajvOpts: { strict: false },
    customizeAjv: (ajv) => addFormats(ajv),
  });
  await contract.init();
});

const errorsOf = (body: unknown, operationId: string, status: number) =>
  contract.validateResponse(body, operationId, status).errors;

/** Somebody of the audience of a call. */
const roleFor = ({ audience }: OperationRule): PlayerRole =>
  audience === 'agent' ? 'agent2' : 'player';

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

/** What a call may be refused with that is well-formed and asks for what is not so. */
const REFUSED = [403, 404, 409, 410, 422];

describe('the contract', () => {
  it('passes the linter', async () => {
    const redocly = fileURLToPath(
      new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url),
    );
    const lint = promisify(execFile)(process.execPath, [
      redocly,
      'lint',
      fileURLToPath(CONTRACT_FILE),
    ]);
    await expect(lint).resolves.toBeDefined();
  });
});

const languagesOf = (id: string) =>
  parametersOf(contract, id).some(({ name }) => name === 'language') ? ['en', 'bn'] : ['en'];

describe('every call of the contract', () => {
  it('answers what the contract says, by its examples, for every merchant and language (S7)', {
    timeout: 120_000,
  }, async () => {
    const undone = await undoneCalls(platform.sandbox);
    const answered = new Set<string>();
    for (const merchant of platform.merchants) {
      for (const id of OPERATION_IDS) {
        const rule = RULES[id];
        for (const language of languagesOf(id)) {
          const address = exampleAddress(contract, id, rule.path, language);
          const headers = await platform.signIn(roleFor(rule), merchant);
          await undone(headers, async (client) => {
            const { status, body } = await send(client, rule, address, exampleBody(contract, id));
            if (status === 200) answered.add(id);
            else if (rule.writes) expect(REFUSED, `${id} ${body.code}`).toContain(status);
            else expect([id, body]).toMatchObject([id, { code: 'function_disabled' }]);
            expect(errorsOf(body, id, status), id).toBeNull();
          });
        }
      }
    }
    const reading = OPERATION_IDS.filter((id) => !RULES[id].writes);
    expect(reading.filter((id) => !answered.has(id))).toEqual([]);
  });

  it('answers in the envelope of the contract when it fails', async () => {
    for (const id of OPERATION_IDS) {
      const rule = RULES[id];
      const [path] = exampleAddress(contract, id, rule.path, 'en').split('?');
      const client = platform.as(roleFor(rule));
      const { status, body } = await send(
        client,
        rule,
        `${path}?surprise=1`,
        exampleBody(contract, id),
      );
      expect([id, status, body.code]).toEqual([id, 400, 'invalid_parameter']);
      expect(errorsOf(body, id, 400), id).toBeNull();
    }
  });

  it('refuses a merchant that there is not', async () => {
    const { status, body } = await platform.get('/wps/system/status', {
      'Merchant-Code': 'NOBODY99',
    });
    expect([status, body.code]).toEqual([404, 'merchant_unknown']);
  });

  it('answers the first merchant where none is named', async () => {
    const { body } = await platform.get('/wps/system/permission');
    const [first] = platform.merchants;
    expect(body.value).toMatchObject({ mainDomain: first?.brand.domains.main });
  });
});
