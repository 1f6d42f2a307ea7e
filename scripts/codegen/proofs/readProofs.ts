import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { idsIn } from './idsIn.ts';

/** The kinds of tests, the strongest proof first. */
export const PROOF_KINDS = ['journey', 'story', 'unit'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** A test that names ids of the specification. */
export interface Proof {
  kind: ProofKind;
  file: string;
  ids: ReadonlySet<string>;
}

const FILES: Record<ProofKind, string> = {
  journey: 'e2e/**/*.spec.ts',
  story: 'src/**/*.stories.tsx',
  unit: '{src,scripts,sandbox}/**/*.test.ts',
};

/** This reader's own tests name ids without proving them. */
const OWN = ['scripts/codegen/proofs/**'];

/** A text in quotes of any kind, as the titles of tests are. */
const QUOTED = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
/** A story with a play function, and its description if any: its title is a name, so its description has the ids. */
const PLAYED_STORY =
  /(?:\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*)?export const (\w+): Story = \{(?=\n)(?:(?!\n\};)[\s\S])*?\n {2}play\b/g;

/** The kind of a test file; undefined for any other file. */
export const kindOf = (file: string): ProofKind | undefined =>
  PROOF_KINDS.find((kind) => matchesGlob(file, FILES[kind]));

/** The titles in the text of a test file. */
export function titlesIn(kind: ProofKind, text: string): string[] {
  if (kind === 'story') return [...text.matchAll(PLAYED_STORY)].map(([, said = '']) => said);
  return [...text.matchAll(QUOTED)].map(([quoted]) => quoted);
}

/** The names of a file's tests: the export of a played story, or the title of any other test. */
export function namesIn(kind: ProofKind, text: string): string[] {
  if (kind === 'story') return [...text.matchAll(PLAYED_STORY)].map(([, , name = '']) => name);
  return titlesIn(kind, text).map((quoted) => quoted.slice(1, -1));
}

/** All tests below a root whose titles name ids of the specification, by file. */
export function readProofs(root: string): Proof[] {
  return PROOF_KINDS.flatMap((kind) =>
    globSync(FILES[kind], { cwd: root, exclude: OWN })
      .sort()
      .map((file) => {
        const titles = titlesIn(kind, readFileSync(join(root, file), 'utf8'));
        return { kind, file, ids: idsIn(titles.join('\n')) };
      })
      .filter(({ ids }) => ids.size > 0),
  );
}
