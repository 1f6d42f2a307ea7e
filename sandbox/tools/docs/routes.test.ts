import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isPlatformPath } from '#sandbox/app.ts';
import { OPERATION_IDS } from '#sandbox/kernel/contract/operations.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { docsRoutes } from './routes.ts';

const platform = testPlatform();
const docs = docsRoutes();

const operationsIn = (contract: { paths: Record<string, Record<string, unknown>> }) =>
  Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).flatMap((call) =>
      typeof call === 'object' && call !== null && 'operationId' in call ? [call.operationId] : [],
    ),
  );

describe('the contract page', () => {
  it('is served by the platform, and on the origin of a site', async () => {
    const { status, headers } = await platform.get('/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(isPlatformPath('/docs/platform.openapi.yaml')).toBe(true);
    const slashed = await platform.sandbox.app.request('/docs/');
    expect(slashed.headers.get('location')).toMatch(/\/docs$/);
  });

  it('has no inline scripts or styles and no third-party content', async () => {
    const answer = await docs.request('/');
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|https?:|<script(?! src="\/docs\/)/);
    const files = [...page.matchAll(/(?:src|href)="\/docs\/([^"]+)"/g)].map(([, name]) => name);
    const script = await (await docs.request('/contract.js')).text();
    files.push(...[...script.matchAll(/from '\.\/([\w.]+)'/g)].map(([, name]) => name));
    expect(files.length).toBeGreaterThan(6);
    for (const name of files) {
      const { status, headers } = await docs.request(`/${name}`);
      expect([name, status, headers.get('x-content-type-options')]).toEqual([name, 200, 'nosniff']);
    }
  });

  it('links the contract as a file, in YAML and in JSON, with every call', async () => {
    const yaml = await docs.request('/platform.openapi.yaml');
    expect(yaml.headers.get('content-type')).toContain('application/yaml');
    const json = await docs.request('/platform.openapi.json');
    const contract = await json.json();
    expect(contract).toEqual(parse(await yaml.text()));
    expect(operationsIn(contract).toSorted()).toEqual([...OPERATION_IDS].toSorted());
  });

  it('is cached by browsers that have it', async () => {
    const { headers } = await docs.request('/swagger-ui.css');
    const again = await docs.request('/swagger-ui.css', {
      headers: { 'If-None-Match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});
