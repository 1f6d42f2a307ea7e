import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { OpenAPIBackend } from 'openapi-backend';
import { beforeAll, describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/sandbox.fixture.ts';
import { CONTRACT_FILE, readContract } from './contract.ts';
import { FAILURES } from './failure.ts';
import { addFormats } from './formats.ts';
import { DEFAULTED } from './operations.ts';

const platform = testPlatform();
let contract: OpenAPIBackend;

beforeAll(async () => {
  contract = new OpenAPIBackend({
    definition: await readContract(),
    quick: true,
    ajvOpts: { strict: false },
    customizeAjv: (ajv) => addFormats(ajv),
  });
  await contract.init();
});

/** The parameters of an operation once they are resolved. */
const parametersOf = (operationId: string) =>
  (contract.router.getOperation(operationId)?.parameters ?? []).flatMap((one) =>
    'name' in one ? [one] : [],
  );

/** What the calls with required parameters are called with. */
const ARGUMENTS: Record<string, string> = {
  getBanners: '?groupName=w_home',
  getGameArt: '?v=1',
  getVendorIcon: '?v=1',
};

const address = (path: string) =>
  path.replace('{gameCode}', 'CQ9-0001').replace('{vassalage}', 'CQ9');

const errorsOf = (body: unknown, operationId: string, status: number) =>
  contract.validateResponse(body, operationId, status).errors;

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

  it('gives a default to every parameter that handlers rely on', () => {
    const named = contract.router
      .getOperations()
      .flatMap(({ operationId = '' }) => parametersOf(operationId))
      .filter(({ name }) => DEFAULTED.some((one) => one === name));
    expect(new Set(named.map(({ name }) => name))).toEqual(new Set(DEFAULTED));
    for (const { name, schema } of named) expect(schema, name).toHaveProperty('default');
  });

  it('names every code that the platform answers with', async () => {
    const text = await readFile(CONTRACT_FILE, 'utf8');
    for (const code of Object.keys(FAILURES)) expect(text).toContain(code);
  });
});

describe('every call of the contract', () => {
  it('answers what the contract says, for every merchant and language (S7)', async () => {
    for (const { merchantCode } of platform.merchants) {
      for (const { operationId = '', path } of contract.router.getOperations()) {
        const query = ARGUMENTS[operationId] ?? '';
        for (const language of ['en', 'bn']) {
          const localised = parametersOf(operationId).some(({ name }) => name === 'language');
          const asked = localised ? `${query ? `${query}&` : '?'}language=${language}` : query;
          const headers = { 'Merchant-Code': merchantCode };
          const { status, body } = await platform.get(`${address(path)}${asked}`, headers);
          expect(status, operationId).toBe(200);
          expect(errorsOf(body, operationId, 200), operationId).toBeNull();
        }
      }
    }
  });

  it('answers in the envelope of the contract when it fails', async () => {
    for (const { operationId = '', path } of contract.router.getOperations()) {
      const { status, body } = await platform.get(`${address(path)}?surprise=1`);
      expect(status, operationId).toBe(400);
      expect(errorsOf(body, operationId, 400), operationId).toBeNull();
      expect(body.code).toBe('invalid_parameter');
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
