import { EXIT, type Exit } from '#scripts/command/exit.ts';
import { asJson, columns, type Io, paint } from '#scripts/command/io.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { readSource } from '../checkMessages.ts';
import { knownLanguage, languagesNamed } from '../project.ts';
import { languageState, share } from '../state.ts';
import type { CommonOptions } from './options.ts';

/** `list`: the languages, and how far each is. */
export function list({ root, json }: CommonOptions, io: Io): Exit {
  const source = readSource(root);
  const states = languagesNamed(root, []).map((facts) =>
    languageState(knownLanguage(root, facts, source), source),
  );
  if (json) {
    io.out(asJson({ languages: states }));
    return EXIT.fine;
  }
  const head = ['TAG', 'NAME', 'TIER', 'MESSAGES', 'MISSING', 'STALE', 'REVIEWED'];
  const rows = states.map(({ tag, name, tier, messages, missing, stale, reviewed }) => [
    tag,
    name,
    tier,
    `${messages}`,
    `${missing}`,
    `${stale}`,
    tag === SOURCE ? 'source' : share(reviewed, messages + missing),
  ]);
  const [first, ...rest] = columns([head, ...rows]).split('\n');
  io.out([paint('dim', first ?? ''), ...rest].join('\n'));
  return EXIT.fine;
}
