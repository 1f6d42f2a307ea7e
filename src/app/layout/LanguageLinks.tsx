import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { hasListOfLanguages } from '#src/brand/listOfLanguages.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { LanguageOpener } from './LanguageOpener.tsx';

export interface LanguageLinksProps {
  /** Whether there is room for what each language says of how its messages were made, where that is not by people. */
  noted?: boolean;
}

/** Links to the same page in the brand's other languages (S9.7). Where there are many, a button opens the list of them. */
export function LanguageLinks({ noted = false }: LanguageLinksProps) {
  const { page } = useSite();
  const { languages } = useBrand();
  if (hasListOfLanguages(languages)) return <LanguageOpener />;
  return languages.supported
    .filter((language) => language !== page.language)
    .map((language) => {
      const { name = language, note } = languages.facts[language] ?? {};
      const text = noted && note ? `${name} · ${note}` : name;
      return <LanguageLink key={language} {...{ language, text }} />;
    });
}
