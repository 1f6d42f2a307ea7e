import { columns, paint } from '#scripts/command/io.ts';
import { count, report } from '#scripts/pipeline/validate/report.ts';
import { worded } from '../comparison.ts';
import type { FindingChanges } from './findings.ts';
import { type LookChanges, looksSame } from './looks.ts';
import type { SiteFacts } from './sites.ts';

/** One brand in this version and the other. */
export interface ComparedBrand extends FindingChanges {
  id: string;
  /** Why the other version did not build it, though its check finds no mistake. */
  unbuilt?: string;
  /** Why this version did not build it, so that its sites cannot be compared. */
  unbuiltHere?: string;
  looks?: LookChanges;
  sizes?: {
    here: Pick<SiteFacts, 'firstLoad' | 'bytes'>;
    there: Pick<SiteFacts, 'firstLoad' | 'bytes'>;
  };
}

/** Whether the other version refuses a brand that this one takes, or that has a mistake more there. */
export const isRefused = ({ breaks, unbuilt }: ComparedBrand): boolean =>
  breaks.length > 0 || unbuilt !== undefined;

/** The most custom properties that are listed. */
const LISTED = 12;

function findingLines(brand: ComparedBrand, name: string): string[] {
  const { id, breaks, mended, both, unbuilt, unbuiltHere } = brand;
  return [
    ...(breaks.length > 0
      ? [paint('red', `${id} breaks: ${name} refuses what this version takes`), report(breaks)]
      : []),
    ...(unbuilt === undefined ? [] : [paint('red', `${id} breaks: ${unbuilt}`)]),
    ...(unbuiltHere === undefined
      ? []
      : [paint('yellow', `${id} is not built by this version, so not compared: ${unbuiltHere}`)]),
    ...(mended.length > 0
      ? [`${id}: ${name} takes what this version refuses`, report(mended)]
      : []),
    ...(both.length > 0
      ? [`${id}: both versions refuse ${count(both.length, 'value')}; see \`check\``]
      : []),
  ];
}

function lookLines({ id, looks }: ComparedBrand, name: string): string[] {
  if (!looks) return [];
  if (looksSame(looks)) return [`${id} looks the same, as far as its values tell`];
  const { brand, styles, documents } = looks;
  const words = worded(brand, 'this', name);
  const more = styles.length - LISTED;
  const rows = styles
    .slice(0, LISTED)
    .map(({ path, a, b }) => [path, String(a ?? '–'), String(b ?? '–')]);
  return [
    paint('yellow', `${id} looks different`),
    ...(words ? [words] : []),
    ...(rows.length > 0 ? [columns([['STYLES', 'this', name], ...rows])] : []),
    ...(more > 0 ? [`and ${count(more, 'style')} more`] : []),
    ...documents.added.map((path) => `new document ${path}`),
    ...documents.removed.map((path) => `no document ${path} any more`),
  ];
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function grown(before: number, after: number): string {
  const more = after - before;
  return `${more >= 0 ? '+' : ''}${more} B (${more >= 0 ? '+' : ''}${((more / before) * 100).toFixed(1)} %)`;
}

function sizeTable(brands: readonly ComparedBrand[], name: string): string[] {
  const rows = brands.flatMap(({ id, sizes }) => {
    if (!sizes) return [];
    const { here, there } = sizes;
    return [
      [
        id,
        'first load',
        kilobytes(here.firstLoad),
        kilobytes(there.firstLoad),
        grown(here.firstLoad, there.firstLoad),
      ],
      [id, 'site', kilobytes(here.bytes), kilobytes(there.bytes), grown(here.bytes, there.bytes)],
    ];
  });
  return rows.length > 0 ? [columns([['BRAND', 'SIZE', 'this', name, 'growth'], ...rows])] : [];
}

/** What an upgrade would do to the brands, and last whether it is refused. */
export function comparisonLines(brands: readonly ComparedBrand[], name: string): string[] {
  const refused = brands.filter(isRefused);
  const told = brands.map((brand) => [...findingLines(brand, name), ...lookLines(brand, name)]);
  const verdict =
    refused.length > 0
      ? paint(
          'red',
          `Refused: ${name} breaks ${refused.length} of ${count(brands.length, 'brand')}: ${refused.map(({ id }) => id).join(', ')}.`,
        )
      : paint('green', `${name} breaks none of ${count(brands.length, 'brand')}.`);
  const parts = [...told.map((lines) => lines.join('\n')), ...sizeTable(brands, name), verdict];
  return parts
    .filter((part) => part !== '')
    .join('\n\n')
    .split('\n');
}
