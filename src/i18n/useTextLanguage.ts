import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { textLanguage } from '#src/i18n/textLanguage.ts';

/** Tells the language of what players write, the page's where that is as likely as another of the brand's. */
export function useTextLanguage(): (text: string) => string | undefined {
  const { i18n } = useTranslation();
  const { supported } = useBrand().languages;
  return (text) => textLanguage(text, [i18n.language, ...supported]);
}
