import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { listBrands } from '#scripts/pipeline/readBrand.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { makeCertificate } from './certificate.ts';
import { installScanner } from './scanner.ts';
import { serveSecurely } from './serveSecurely.ts';
import { verdictOn } from './verdict.ts';

/**
 * Scans the built site of every brand with MDN's HTTP Observatory, over HTTPS and with the site's own headers. Exits with 1 if one of them
 * is below the minimum score.
 */
const brands = join(ROOT, 'brands');
const ids = await listBrands(brands);
const merchants = await readMerchants(brands);
const scan = await installScanner();
const folder = await mkdtemp(join(tmpdir(), 'livery-observatory-'));
try {
  const certificate = await makeCertificate(folder);
  for (const [at, { merchantCode }] of merchants.entries()) {
    const id = ids[at] ?? '';
    const site = await serveSecurely(
      { siteDir: join(ROOT, 'dist', id), merchantCode },
      certificate,
    );
    try {
      const { passed, text } = verdictOn(await scan(site.host, certificate.file));
      console.log(`${id}: ${text}`);
      if (!passed) process.exitCode = 1;
    } finally {
      site.close();
    }
  }
} finally {
  await rm(folder, { recursive: true });
}
