import type { i18n } from 'i18next';
import { createI18n } from '#src/i18n/createI18n.ts';
import { directionOf } from '#src/i18n/languagePath.ts';
import { PSEUDO_LOCALES, pseudoMessages } from '#src/i18n/pseudo.ts';
import type { StoryBrand } from './storyBrand.ts';

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

/** A brand's messages in a language; a pseudo-locale is made from the English ones. */
export function messagesOf(brand: StoryBrand, language: string): i18n {
  const key = `${brand.page.id} ${language}`;
  const known = made.get(key);
  if (known) return known;
  const pseudo = PSEUDO_LOCALES.find((locale) => locale === language);
  const english = brand.messages.en ?? {};
  const messages = pseudo ? pseudoMessages(english, pseudo) : brand.messages[language];
  const instance = createI18n({ language, messages: messages ?? english, messageFiles: {} });
  made.set(key, instance);
  return instance;
}
