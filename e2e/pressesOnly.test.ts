import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { pressesOnly, settingUp } from './pressesOnly.ts';

const platform = pressesOnly(new Hono<Environment>().all('*', (context) => context.text('done')));
const statusOf = async (path: string, method: string, headers: Record<string, string> = {}) =>
  (await platform.request(`http://localhost${path}`, { method, headers })).status;

describe('a platform of journeys', () => {
  it.each([
    '/wps/deposit',
    '/wps/withdrawal',
    '/wps/relay/GCS_walletTransfer',
    '/wps/agent/transferLine/transfer',
    '/wps/reward/7/claim',
    '/demo/api/rounds',
  ])('refuses a call of %s that no page makes', async (path) => {
    expect(await statusOf(path, 'POST')).toBe(500);
    expect(await statusOf(path, 'POST', { 'Journey-Setup': 'some money' })).toBe(500);
    expect(await statusOf(path, 'POST', { 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
    expect(await statusOf(path, 'POST', { Referer: 'http://localhost/deposit' })).toBe(200);
  });

  it('allows the set-up of named states, and calls that move no money', async () => {
    expect(await statusOf('/demo/api/rounds', 'POST', settingUp('a tenfold win'))).toBe(200);
    expect(await statusOf('/wps/deposit', 'GET')).toBe(200);
    expect(await statusOf('/sandbox/control', 'POST')).toBe(200);
  });
});
