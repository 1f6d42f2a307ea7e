import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './LanguageLinks.css.ts';
import { PartMissing } from './PartMissing.tsx';
import { useLazyOpening } from './useLazyOpening.ts';

const loadSheet = () => import('./LanguageSheet.tsx');
const LanguageSheet = lazy(async () => ({ default: (await loadSheet()).LanguageSheet }));

/** The language of the page and the number of the others; a press opens the list of all. */
export function LanguageOpener() {
  const { page } = useSite();
  const { languages } = useBrand();
  const { t } = useTranslation('app');
  const format = useFormat();
  const { open, mounted, setOpen, opener } = useLazyOpening(loadSheet);
  const { name = page.language } = languages.facts[page.language] ?? {};
  return (
    <>
      <button type="button" className={styles.opener} {...opener} onClick={() => setOpen(true)}>
        <Icon name="globe" />
        <VisuallyHidden>{t('chooseLanguage')} </VisuallyHidden>
        {name} <bdi>+{format.count(languages.supported.length - 1)}</bdi>
      </button>
      {mounted && (
        <FallbackBoundary fallback={<PartMissing />}>
          <Suspense>
            <LanguageSheet open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </FallbackBoundary>
      )}
    </>
  );
}
