import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { asEntries } from '#scripts/pipeline/validate/check.ts';
import { idOf, type SourceMessage } from './messages.ts';
import { languageFile } from './readLanguage.ts';

/** A note about a message for translators. */
export interface Note {
  /** The most characters that there is room for. */
  longest?: number;
  /** What the words alone do not say. */
  says?: string;
}

/** The notes by message or by the beginning of messages, `app:menu.*`. */
export type Notes = readonly (readonly [pattern: string, note: Note])[];

/** The notes of a project, which the source language's folder has. */
export const readNotes = (root: string): Notes =>
  asEntries(languageFile(root, SOURCE, 'notes').value).flatMap(([pattern, note]) =>
    isObject(note)
      ? [
          [
            pattern,
            {
              ...(typeof note.longest === 'number' && { longest: note.longest }),
              ...(typeof note.says === 'string' && { says: note.says }),
            },
          ] as const,
        ]
      : [],
  );

/** What is noted of a message: a later note adds to an earlier one, or replaces it. */
export function noteOf(notes: Notes, message: Pick<SourceMessage, 'namespace' | 'key'>): Note {
  const id = idOf(message);
  const fitting = notes.filter(([pattern]) =>
    pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern,
  );
  return Object.assign({}, ...fitting.map(([, note]) => note));
}
