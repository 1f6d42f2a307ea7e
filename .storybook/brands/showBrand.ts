import { languages, platformMessages } from 'virtual:livery-brands';
import type { i18n } from 'i18next';
import type { StoryBrand } from '#scripts/storybook/storyBrand.ts';
import type { LanguageFacts, Messages } from '#src/brand/page.ts';
import { createI18n } from '#src/i18n/createI18n.ts';
import { PSEUDO_DIRECTIONS, PSEUDO_LOCALES, pseudoMessages } from '#src/i18n/pseudo.ts';

/** The language of the toolbar that comes first: the one that messages are written in. */
export const SOURCE = languages[0]?.tag ?? '';

/** The direction of a language or a pseudo-locale. */
export function directionOf(language: string): LanguageFacts['direction'] {
  const pseudo = PSEUDO_LOCALES.find((locale) => locale === language);
  if (pseudo) return PSEUDO_DIRECTIONS[pseudo];
  return languages.find(({ tag }) => tag === language)?.direction ?? 'ltr';
}

/** Shows the document in a brand: its CSS, the theme, the language and its direction. */
export function showBrand(brand: StoryBrand, theme: string, language: string): void {
  const root = document.documentElement;
  const style = document.getElementById('livery-theme') ?? document.createElement('style');
  style.id = 'livery-theme';
  if (style.textContent !== brand.css) style.textContent = brand.css;
  if (!style.isConnected) document.head.append(style);
  root.dataset.theme = theme;
  root.lang = language;
  root.dir = directionOf(language);
}

const made = new Map<string, i18n>();

/** The platform's messages in the languages that stories were shown in. */
const loaded = new Map<string, Messages>();

/** Loads the messages of a language that a brand does not offer. */
export async function loadLanguage(brand: StoryBrand, language: string): Promise<void> {
  const load = platformMessages[language];
  if (!load || language in brand.messages || loaded.has(language)) return;
  loaded.set(language, (await load()).default);
}

/**
 * A brand's messages in a language: the platform's if the brand does not offer it, which have to be loaded before. A pseudo-locale is made from
 * those of the source language.
 */
export function messagesOf(brand: StoryBrand, language: string): i18n {
  const key = `${brand.page.id} ${language}`;
  const known = made.get(key);
  if (known) return known;
  const pseudo = PSEUDO_LOCALES.find((locale) => locale === language);
  const source = brand.messages[SOURCE] ?? {};
  const spoken = brand.messages[language] ?? loaded.get(language);
  const messages = pseudo ? pseudoMessages(source, pseudo) : spoken;
  const instance = createI18n({
    ...{ language, direction: directionOf(language) },
    ...{ messages: messages ?? source, messageFiles: {} },
  });
  made.set(key, instance);
  return instance;
}
