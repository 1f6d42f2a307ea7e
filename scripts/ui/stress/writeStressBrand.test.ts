import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBrand } from '#scripts/pipeline/readBrand.ts';
import { loadContext } from '#scripts/pipeline/validate/context.ts';
import { validateBrand } from '#scripts/pipeline/validate/validateBrands.ts';
import { STRESS_BRANDS } from './stressBrands.ts';
import { writeStressBrand } from './writeStressBrand.ts';

it.each(STRESS_BRANDS)('the stress brand $id passes the check', async (brand) => {
  const dir = mkdtempSync(join(tmpdir(), 'stress-'));
  await writeStressBrand(dir, brand);
  const findings = await validateBrand(await readBrand(dir, brand.id), await loadContext());
  rmSync(dir, { recursive: true });
  expect(findings).toEqual([]);
});
