import { join } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { isObject } from '../jsonFile.ts';
import { shownPath } from '../readBrand.ts';
import { THEMES } from '../theme/layers.ts';
import type { BrandCheck } from './check.ts';
import { asEntries, asList, inManifest, lookup, type Placed } from './check.ts';
import { type Diagnostic, diagnosticOn } from './diagnostic.ts';
import { iconFault } from './iconRules.ts';
import { didYouMean, nearest } from './nearest.ts';
import { fontFault, pictureFault } from './picture.ts';
import { placedBlocks } from './placedBlocks.ts';
import { readFault } from './readable.ts';
import type { PictureFault } from './svgMeasure.ts';

interface Reference extends Placed<string> {
  fault: (path: string) => Promise<PictureFault | undefined>;
}

const CATEGORIES = ['branding', 'look', 'categories'];

/** Every file named by the brand, including default marks. */
function references({ resolved }: BrandCheck): Reference[] {
  const one = (fault: Reference['fault'], ...path: JSONPath): Reference[] => {
    const value = lookup(resolved, path);
    return typeof value === 'string' && value.startsWith('assets/') ? [{ path, value, fault }] : [];
  };
  return [
    ...one(pictureFault, 'branding', 'logo'),
    ...THEMES.flatMap((theme) => one(pictureFault, 'branding', 'logo', theme)),
    ...one(pictureFault, 'branding', 'icon'),
    ...one(pictureFault, 'branding', 'look', 'backgroundPicture'),
    ...asEntries(lookup(resolved, CATEGORIES)).flatMap(([section]) => [
      ...one(iconFault, ...CATEGORIES, section, 'icon'),
      ...one(pictureFault, ...CATEGORIES, section, 'picture'),
    ]),
    ...one(fontFault, 'branding', 'displayFont', 'file'),
    ...one(fontFault, 'branding', 'textFont', 'file'),
    ...asList(lookup(resolved, ['pages', 'own'])).flatMap((_, index) =>
      one(pictureFault, 'pages', 'own', index, 'picture', 'image'),
    ),
    ...asEntries(lookup(resolved, ['banners'])).flatMap(([group, banners]) =>
      asList(banners).flatMap((_, index) => one(pictureFault, 'banners', group, index, 'image')),
    ),
    ...asList(lookup(resolved, ['support', 'networks'])).flatMap((_, index) =>
      one(pictureFault, 'support', 'networks', index, 'mark'),
    ),
    ...asList(lookup(resolved, ['payments', 'methods'])).flatMap((_, index) =>
      one(pictureFault, 'payments', 'methods', index, 'mark'),
    ),
    ...placedBlocks(resolved).flatMap(({ block, path }) =>
      asList(lookup(block, ['partners'])).flatMap((_, index) =>
        one(pictureFault, ...path, 'partners', index, 'image'),
      ),
    ),
  ];
}

async function examine(check: BrandCheck, reference: Reference): Promise<Diagnostic[]> {
  const { path, value, fault } = reference;
  const { assets, dir } = check.source;
  if (!assets.includes(value)) {
    const reason = `The file ${value} is not in the brand's folder.`;
    const suggestion = didYouMean(value, assets);
    return [
      inManifest(check, path, { rule: 'asset-missing', text: `"${value}"`, reason, suggestion }),
    ];
  }
  const file = join(dir, value);
  const found = (await readFault(file)) ?? (await fault(file));
  if (!found) return [];
  const complaint = { rule: 'asset', text: `"${value}"`, ...found };
  // A default file has no line in the manifest.
  const isStated = lookup(check.manifest.value, path) !== undefined;
  return [isStated ? inManifest(check, path, complaint) : diagnosticOn(shownPath(file), complaint)];
}

/** Text files that may accompany assets. */
const NOTES = /^(README\.md|assets\/(.+\/)?(LICEN[CS]E|OFL)(\.txt|\.md)?)$/i;

function unknownFiles({ source }: BrandCheck, used: Set<string>): Diagnostic[] {
  const known = ['brand.json', 'tokens/base.json', 'tokens/dark.json', 'tokens/light.json'];
  const complain = (file: string, reason: string, suggestion?: string) =>
    diagnosticOn(shownPath(join(source.dir, file)), {
      rule: 'file',
      text: file,
      reason,
      suggestion,
    });
  const unused = source.assets
    .filter((file) => !used.has(file) && !NOTES.test(file))
    .map((file) =>
      complain(file, 'Nothing of the brand uses this file.', 'name it in brand.json, or remove it'),
    );
  const unexpected = source.unexpected
    .filter((file) => !NOTES.test(file))
    .map((file) =>
      file.endsWith('@')
        ? complain(file.slice(0, -1), 'A brand holds files, not links to elsewhere.')
        : complain(file, 'A brand has no such file.', didYouMean(file, known)),
    );
  return [...unused, ...unexpected];
}

/** Every file named by a brand must exist and suit the web, and no file in the folder may be unused. */
export async function assets(check: BrandCheck): Promise<Diagnostic[]> {
  const { manifest, source } = check;
  const named = references(check);
  const diagnostics = await Promise.all(named.map((reference) => examine(check, reference)));
  // Without a readable manifest the used files are unknown.
  const readable = manifest.errors.length === 0 && isObject(manifest.value);
  const meant = named.flatMap(({ value }) => [value, nearest(value, source.assets) ?? value]);
  return [...diagnostics.flat(), ...unknownFiles(check, new Set(readable ? meant : source.assets))];
}
