import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { textLanguage } from '#src/i18n/textLanguage.ts';

/** Detects the language of players' texts; the page's if another of the brand's is no likelier. */
export function useTextLanguage(): (text: string) => string | undefined {
  const { i18n } = useTranslation();
  const { supported } = useBrand().languages;
  return (text) => textLanguage(text, [i18n.language, ...supported]);
}
