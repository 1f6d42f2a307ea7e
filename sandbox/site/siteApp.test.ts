import { describe, expect, it } from 'vitest';
import { FILES, servedSite } from './siteApp.fixture.ts';

const { ask, textOf, rewrite, remove } = servedSite();

describe('a served site', () => {
  it('serves documents, folders and files with their types', async () => {
    expect(await textOf('/')).toBe(FILES['index.html']);
    expect(await textOf('/bn')).toBe(FILES['bn/index.html']);
    expect(await textOf('/bn/')).toBe(FILES['bn/index.html']);
    expect((await ask('/')).headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
    expect((await ask('/assets/app.js')).headers['content-type']).toMatch(/^text\/javascript/);
    expect((await ask('/assets/logo.svg')).headers['content-type']).toMatch(/^image\/svg\+xml/);
  });

  it('serves a document with and without a trailing slash, its icon, and its build record', async () => {
    expect(await textOf('/promotions/')).toBe(FILES['200.html']);
    expect((await ask('/favicon.ico')).headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(await textOf('/livery.json')).toBe(FILES['livery.json']);
    expect((await ask('/nginx.conf')).status).toBe(404);
  });

  it('follows its rewrites and redirects, and serves the not-found page in the right language', async () => {
    expect(await ask('/promotions')).toMatchObject({
      status: 200,
      body: Buffer.from('<h1>shell</h1>'),
    });
    expect(await ask('/en/games?a=1')).toMatchObject({
      status: 301,
      headers: { location: '/games?a=1' },
    });
    expect(await ask('/en/%E0%A6%96%2Fa%20b')).toMatchObject({
      status: 301,
      headers: { location: '/%E0%A6%96%2Fa%20b' },
    });
    expect(await ask('/old/7')).toMatchObject({ status: 302, headers: { location: '/new/7' } });
    expect(await ask('/bn/nothing')).toMatchObject({
      status: 404,
      body: Buffer.from('<h1>নেই</h1>'),
    });
    expect(await ask('/nothing')).toMatchObject({
      status: 404,
      body: Buffer.from('<h1>nowhere</h1>'),
    });
  });

  it('never redirects to another host', async () => {
    for (const start of ['/', '\\', '//', '%09/', '%09\\', '%0A/', '%0D/']) {
      const { headers } = await ask(`/en/${start}evil.example`);
      // Browsers leave out tabs and ends of lines.
      const location = String(headers.location ?? '/').replace(/[\t\n\r]/g, '');
      expect(location).toMatch(/^\/(?![/\\])/);
    }
  });

  it('sends the headers of its rules, of which later ones take precedence', async () => {
    expect((await ask('/')).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'no-cache',
    });
    expect((await ask('/assets/app.js')).headers['cache-control']).toContain('immutable');
  });

  it('lets nobody remember that a file is missing', async () => {
    const { status, headers } = await ask('/assets/gone.js');
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });
  });

  it('uses the headers and redirects of a build that finished while it was served', async () => {
    expect(await ask('/later')).toMatchObject({ status: 404 });
    rewrite('_headers', '/*\n  X-Frame-Options: SAMEORIGIN\n');
    rewrite('_redirects', `/later /promotions 302\n${FILES._redirects}`);
    try {
      expect((await ask('/')).headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(await ask('/later')).toMatchObject({
        status: 302,
        headers: { location: '/promotions', 'cache-control': 'no-cache' },
      });
    } finally {
      for (const name of ['_headers', '_redirects']) rewrite(name, FILES[name] ?? '');
    }
  });

  it('keeps its headers and redirects while a build replaces their files', async () => {
    expect((await ask('/')).headers['x-frame-options']).toBe('DENY');
    expect((await ask('/old/7')).status).toBe(302);
    for (const name of ['_headers', '_redirects']) remove(name);
    try {
      expect((await ask('/')).headers['x-frame-options']).toBe('DENY');
      expect(await ask('/old/7')).toMatchObject({ status: 302, headers: { location: '/new/7' } });
    } finally {
      for (const name of ['_headers', '_redirects']) rewrite(name, FILES[name] ?? '');
    }
  });

  it('forwards API calls with its merchant code', async () => {
    for (const path of [
      '/wps/system/status',
      '/lgw/games/game_menus',
      '/art/x.svg',
      '/lotto/x',
      '/sandbox',
    ]) {
      expect(JSON.parse(await textOf(path))).toEqual({ merchant: 'SCRATCH1' });
    }
    expect(await textOf('/wpsx')).toBe(FILES['404.html']);
  });
});
