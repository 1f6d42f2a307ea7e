import { useTranslation } from 'react-i18next';
import { FullNotice } from '#src/ui/fullNotice/FullNotice.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

/** The page for unknown URLs. */
export function NotFoundScreen() {
  const { t } = useTranslation('notFound');
  return (
    <FullNotice icon="search" title={t('title')} text={t('text')}>
      <ButtonLink to="/" tone="accent" icon="home">
        {t('home')}
      </ButtonLink>
    </FullNotice>
  );
}
