import { LANGUAGES, type Language, SOURCE } from '#scripts/languages/languageFolders.ts';
import { PROJECT } from '#scripts/roots/roots.ts';
import type { JsonObject } from '../jsonFile.ts';
import { readCatalogue } from '../messages.ts';

/** The base that brands override, to check them against. */
export interface ValidationContext {
  /** The base catalogue in the source language: namespace → keys → text. */
  messages: JsonObject;
  /** Whether drafts of languages may be offered, as sites in development do. */
  drafts: boolean;
  /** The platform's languages. */
  languages: readonly Pick<Language, 'tag' | 'tier'>[];
}

/** Reads the base from the project. Throws if the project itself is damaged. */
export async function loadContext({ drafts = false } = {}): Promise<ValidationContext> {
  return { messages: readCatalogue(PROJECT)[SOURCE] ?? {}, drafts, languages: LANGUAGES };
}
