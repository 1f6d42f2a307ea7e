import { useSite } from '#src/app/SiteContext.tsx';
import { useAddressQuery } from '#src/app/useAddressQuery.ts';
import { useCurrentModule } from '#src/app/useCurrentModule.ts';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { languagePrefix } from '#src/i18n/languagePath.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { remember } from '#src/session/storage.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './LanguageLinks.css.ts';

export interface LanguageLinksProps {
  /** Whether it is the whole list, in which each also says how its messages were made, where that is not by people. */
  noted?: boolean;
}

/** The id of the whole list, in the footer. */
export const LANGUAGES_ID = 'languages';

/** The most languages that a header has room for beside its own. */
const MOST = 2;

/** The way to the list in the footer: the language of the page, and how many there are besides. */
function MoreLanguages({ name, more }: { name: string; more: number }) {
  const format = useFormat();
  return (
    <a className={styles.link} href={`#${LANGUAGES_ID}`}>
      <Icon name="globe" />
      {`${name} +${format.count(more)}`}
    </a>
  );
}

/**
 * Links to the same page and query in the brand's other languages, each its own document (S9.7). Where there are more than a header has
 * room for, it leads to the list in the footer.
 */
export function LanguageLinks({ noted = false }: LanguageLinksProps) {
  const { page } = useSite();
  const { languages } = useBrand();
  const row = useCurrentModule();
  const query = useAddressQuery();
  const address = row ? row.route + query : '/';
  const others = languages.supported.filter((language) => language !== page.language);
  if (!noted && others.length > MOST) {
    const { name = page.language } = languages.facts[page.language] ?? {};
    return <MoreLanguages name={name} more={others.length} />;
  }
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
