import { useSite } from '#src/app/SiteContext.tsx';
import { useAddressQuery } from '#src/app/useAddressQuery.ts';
import { useCurrentModule } from '#src/app/useCurrentModule.ts';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { languagePrefix } from '#src/i18n/languagePath.ts';
import { remember } from '#src/session/storage.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './LanguageLinks.css.ts';

export interface LanguageLinksProps {
  /** Whether each also says how its messages were made, where that is not by people. */
  noted?: boolean;
}

/** Links to the same page and query in the brand's other languages, each its own document (S9.7). */
export function LanguageLinks({ noted = false }: LanguageLinksProps) {
  const { page } = useSite();
  const { languages } = useBrand();
  const row = useCurrentModule();
  const query = useAddressQuery();
  const address = row ? row.route + query : '/';
  const others = languages.supported.filter((language) => language !== page.language);
  return others.map((language) => {
    const { name, note } = languages.facts[language] ?? {};
    const choose = () => remember('livery.language', language);
    return (
      <a
        key={language}
        className={styles.link}
        href={languagePrefix(language, languages.default) + address}
        hrefLang={language}
        lang={language}
        onClick={choose}
        onAuxClick={choose}
      >
        <Icon name="globe" />
        {noted && note ? `${name} · ${note}` : name}
      </a>
    );
  });
}
