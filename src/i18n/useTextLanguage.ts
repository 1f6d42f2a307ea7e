import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { textLanguage } from '#src/i18n/textLanguage.ts';

/** The attributes of an element with a player's text. */
export interface TextLanguage {
  lang: string | undefined;
  /** A text in another language than the page's runs in its own direction, so that its full stop is at its end. */
  dir: 'auto' | undefined;
}

/** Detects the language of players' texts; the page's if another of the brand's is no likelier. */
export function useTextLanguage(): (text: string) => TextLanguage {
  const { language } = useTranslation().i18n;
  const { supported } = useBrand().languages;
  return (text) => {
    const lang = textLanguage(text, [language, ...supported]);
    return { lang, dir: lang === language ? undefined : 'auto' };
  };
}
