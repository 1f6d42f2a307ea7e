import { EXIT, type Exit } from '#scripts/command/exit.ts';
import { asJson, type Io, paint } from '#scripts/command/io.ts';
import { brandIds, requireBrands } from '#scripts/pipeline/brands.ts';
import { readBrand, readManifest, readWritten } from '#scripts/pipeline/readBrand.ts';
import { loadContext } from '#scripts/pipeline/validate/context.ts';
import { count, report } from '#scripts/pipeline/validate/report.ts';
import { oldVersion } from '#scripts/pipeline/validate/schemaVersion.ts';
import { securityExpiry } from '#scripts/pipeline/validate/securityExpiry.ts';
import { validateBrands } from '#scripts/pipeline/validate/validateBrands.ts';
import type { CommonOptions } from './options.ts';

/**
 * `check [NAME…]`: reports every mistake of the named brands, or of all, in one run. Warnings are listed beside them, and let the
 * check pass.
 */
export async function check(
  names: readonly string[],
  options: CommonOptions,
  io: Io,
): Promise<Exit> {
  const ids = await brandIds(options.brands);
  requireBrands(names, ids);
  const wanted = names.length > 0 ? ids.filter((id) => names.includes(id)) : ids;
  const unwanted = ids.filter((id) => !wanted.includes(id));
  const [context, sources, manifests] = await Promise.all([
    loadContext(),
    Promise.all(wanted.map((id) => readBrand(options.brands, id))),
    Promise.all(unwanted.map((id) => readManifest(options.brands, id))),
  ]);
  const others = manifests.map((manifest) => ({ manifest }));
  const diagnostics = await validateBrands(sources, context, others);
  const ok = diagnostics.length === 0;
  const written = await Promise.all(wanted.map((id) => readWritten(options.brands, id)));
  const warnings = sources.flatMap(({ id, manifest }, at) => [
    ...oldVersion(written[at] ?? manifest, id),
    ...securityExpiry(manifest, io.now()),
  ]);
  if (options.json) {
    io.out(asJson({ ok, checked: wanted, diagnostics, warnings }));
    return ok ? EXIT.fine : EXIT.invalid;
  }
  if (warnings.length > 0) {
    io.out(paint('yellow', `${count(warnings.length, 'warning')}:`));
    io.out(`${report(warnings)}\n`);
  }
  if (ok && warnings.length > 0) io.out(`${count(wanted.length, 'brand')} checked: no mistakes.`);
  else if (ok) io.out(paint('green', `${count(wanted.length, 'brand')} checked: all fine.`));
  else {
    const files = new Set(diagnostics.map((diagnostic) => diagnostic.file)).size;
    io.out(report(diagnostics));
    io.out('');
    const sum = `${count(diagnostics.length, 'problem')} in ${count(files, 'file')}`;
    io.out(paint('red', `${sum}; ${count(wanted.length, 'brand')} checked.`));
  }
  return ok ? EXIT.fine : EXIT.invalid;
}
