import { useAddressQuery } from '#src/app/useAddressQuery.ts';
import { useCurrentModule } from '#src/app/useCurrentModule.ts';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { languagePrefix } from '#src/i18n/languagePath.ts';
import { remember } from '#src/session/storage.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './LanguageLinks.css.ts';

export interface LanguageLinkProps {
  language: string;
  /** Its name in itself, and what it says of its messages if that is shown. */
  text: string;
}

/** A link to the same page and query in another language, which is its own document (S9.7). */
export function LanguageLink({ language, text }: LanguageLinkProps) {
  const { languages } = useBrand();
  const row = useCurrentModule();
  const query = useAddressQuery();
  const address = row ? row.route + query : '/';
  const choose = () => remember('livery.language', language);
  return (
    <a
      className={styles.link}
      href={languagePrefix(language, languages.default) + address}
      hrefLang={language}
      lang={language}
      onClick={choose}
      onAuxClick={choose}
    >
      <Icon name="globe" />
      {text}
    </a>
  );
}
