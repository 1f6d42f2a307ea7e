import { describe, expect, it } from 'vitest';
import { keptDocument, type WorkerSite } from './workerSite.ts';

const site: WorkerSite = {
  precache: [],
  documents: { '/responsible': '/responsible.html', '/bn/responsible': '/bn/responsible.html' },
  offline: [
    { prefix: '/bn', document: '/bn/offline.html' },
    { prefix: '', document: '/offline.html' },
  ],
};

describe('a URL without a connection', () => {
  it.each([
    ['/responsible', '/responsible.html'],
    ['/responsible/', '/responsible.html'],
    ['/bn/responsible', '/bn/responsible.html'],
    ['/', '/offline.html'],
    ['/rng', '/offline.html'],
    ['/bn', '/bn/offline.html'],
    ['/bn/', '/bn/offline.html'],
    ['/bn/no/such/page', '/bn/offline.html'],
    ['/bnx', '/offline.html'],
  ])('%s is answered with %s', (address, document) => {
    expect(keptDocument(site, address)).toBe(document);
  });
});
