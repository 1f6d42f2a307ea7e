import type { JSONPath } from 'jsonc-parser';
import { blockRows } from '#src/features/lobby/blocks/blockRows.ts';
import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';
import {
  asEntries,
  asList,
  asTexts,
  type BrandCheck,
  inManifest,
  lookup,
  type Rule,
} from './check.ts';
import type { Complaint, Diagnostic } from './diagnostic.ts';
import { missingTexts } from './languages.ts';
import { routeDiagnostic } from './links.ts';
import { type PlacedBlock, placedBlocks } from './placedBlocks.ts';

/** The rows of a list by any text: the schema may have refused it. */
const blockRow = new Map<unknown, { switch?: string }>(Object.entries(blockRows));
const gameSection = new Map(Object.entries(GAME_SECTIONS));

type BlockRule = (check: BrandCheck, placed: PlacedBlock) => Diagnostic[];

const complain = (check: BrandCheck, path: JSONPath, complaint: Complaint) => [
  inManifest(check, path, complaint),
];

/** A block of a module that is off would show nothing. */
const switchedOn: BlockRule = (check, { block, path }) => {
  const module = blockRow.get(lookup(block, ['block']))?.switch;
  if (module === undefined || lookup(check.resolved, ['modules', module]) !== false) return [];
  const reason = `This block belongs to \`modules.${module}\`, which is off.`;
  return complain(check, [...path, 'block'], { rule: 'block', reason });
};

/** A section must belong to a category of the brand. */
const ofCategory: BlockRule = (check, { block, path }) => {
  const section = lookup(block, ['section']);
  if (typeof section !== 'string') return [];
  const category = gameSection.get(section)?.filter.gameType ?? section;
  const categories = asTexts(lookup(check.resolved, ['categories']));
  if (categories.length === 0 || categories.includes(category)) return [];
  const reason = `This section belongs to ${category}, which is not in \`categories\`.`;
  return complain(check, [...path, 'section'], { rule: 'block', reason });
};

/** The games of one vendor or kind are those of a section. */
const choiceOfSection: BlockRule = (check, { block, path }) => {
  if (lookup(block, ['section']) !== undefined) return [];
  const given = ['vendor', 'tag'].filter((key) => lookup(block, [key]) !== undefined);
  return given.flatMap((key) => {
    const reason = `The games of one ${key} need the section that they are in.`;
    const suggestion = 'add "section"';
    return complain(check, [...path, key], { rule: 'block', reason, suggestion });
  });
};

/** A block cannot show a vendor that the brand leaves out. */
const ofVendor: BlockRule = (check, { block, path }) => {
  const leftOut = asTexts(lookup(check.resolved, ['gamesLeftOut', 'vendors']));
  const named = [
    [...path, 'vendor'],
    ...asList(lookup(block, ['partners'])).map((_, index) => [
      ...path,
      'partners',
      index,
      'vendor',
    ]),
  ];
  return named.flatMap((at) => {
    const vendor = lookup(check.resolved, at);
    if (typeof vendor !== 'string' || !leftOut.includes(vendor)) return [];
    const reason = `\`gamesLeftOut.vendors\` leaves ${vendor} out: the block would show nothing of it.`;
    return complain(check, at, { rule: 'vendor-left-out', reason });
  });
};

/** A period must begin before it ends, and a theme must be one of the brand. */
const everShown: BlockRule = (check, { block, path }) => {
  const show = lookup(block, ['show']);
  const [from, until] = [lookup(show, ['from']), lookup(show, ['until'])];
  const [begin, end] = [Date.parse(String(from)), Date.parse(String(until))];
  const period =
    begin >= end
      ? complain(check, [...path, 'show', 'until'], {
          rule: 'period',
          reason: 'This block would end before it begins: it is never shown.',
        })
      : [];
  const theme = lookup(show, ['theme']);
  const themes = asTexts(lookup(check.resolved, ['themes', 'available']));
  if (typeof theme !== 'string' || themes.length === 0 || themes.includes(theme)) return period;
  const reason = `The theme "${theme}" is not in \`themes.available\`: the block is never shown.`;
  return [...period, ...complain(check, [...path, 'show', 'theme'], { rule: 'theme', reason })];
};

/** Its texts must be given in each language of the brand. */
const texts: BlockRule = (check, { block, path }) => [
  ...missingTexts(check, [...path, 'title'], 'title'),
  ...missingTexts(check, [...path, 'text'], 'text'),
  ...asList(lookup(block, ['cards'])).flatMap((_, card) => [
    ...missingTexts(check, [...path, 'cards', card, 'title'], 'title of the card'),
    ...missingTexts(check, [...path, 'cards', card, 'text'], 'sentence of the card'),
  ]),
  ...asList(lookup(block, ['questions'])).flatMap((_, question) => [
    ...missingTexts(check, [...path, 'questions', question, 'question'], 'question'),
    ...missingTexts(check, [...path, 'questions', question, 'answer'], 'answer'),
  ]),
];

/** What a partner has of its own, which the platform knows of a vendor. */
const OF_OTHERS = ['name', 'image', 'url'];

/** A partner is a vendor, or has a name and a picture. */
const partners: BlockRule = (check, { block, path }) =>
  asList(lookup(block, ['partners'])).flatMap((partner, index) => {
    const at = [...path, 'partners', index];
    const has = (key: string) => lookup(partner, [key]) !== undefined;
    if (has('vendor')) {
      const reason = 'The platform knows the name, mark and page of a vendor.';
      const suggestion = 'leave it out, or leave the vendor out';
      return OF_OTHERS.filter(has).flatMap((key) =>
        complain(check, [...at, key], { rule: 'partner', reason, suggestion }),
      );
    }
    const missing = ['name', 'image'].filter((key) => !has(key));
    if (missing.length === 0) return missingTexts(check, [...at, 'name'], 'name of the partner');
    const reason = 'A partner is a `vendor`, or it has a `name` and an `image`.';
    const suggestion = `add ${missing.map((key) => `"${key}"`).join(' and ')}`;
    return complain(check, at, { rule: 'partner', reason, suggestion });
  });

/** Cards must lead to pages of the brand. */
const cardTargets: BlockRule = (check, { block, path }) =>
  asList(lookup(block, ['cards'])).flatMap((card, index) => {
    const to = lookup(card, ['to']);
    if (typeof to !== 'string' || !to.startsWith('/')) return [];
    return routeDiagnostic(check, [...path, 'cards', index, 'to'], to);
  });

const RULES: BlockRule[] = [
  switchedOn,
  ofCategory,
  ofVendor,
  choiceOfSection,
  everShown,
  texts,
  cardTargets,
  partners,
];

/** The blocks that the manifest states must show something, and lead somewhere. */
export const blocks: Rule = (check) =>
  placedBlocks(check.manifest.value).flatMap((placed) =>
    RULES.flatMap((rule) => rule(check, placed)),
  );

/** Blocks of a category that the brand does not have would never be seen. */
export const gameHeads: Rule = (check) => {
  const categories = asTexts(lookup(check.resolved, ['categories']));
  return asEntries(lookup(check.manifest.value, ['pages', 'games'])).flatMap(([category]) => {
    if (categories.length === 0 || categories.includes(category)) return [];
    const reason = `\`${category}\` is not in \`categories\`: these blocks are never shown.`;
    return [inManifest(check, ['pages', 'games', category], { rule: 'block', at: 'key', reason })];
  });
};
