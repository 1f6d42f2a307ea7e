import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The pages with their own rewards to claim. */
const ELSEWHERE = ['promotions', 'missions'] as const;

/** The empty state without claimable rewards: what will be here, and its sources. */
export function NothingToClaim() {
  const { t } = useTranslation(['rewards', 'modules']);
  const { modules } = useBrand();
  const elsewhere = ELSEWHERE.filter((id) => modules[id]);
  const action =
    elsewhere.length === 0 ? (
      <ButtonLink to="/">{t('toGames')}</ButtonLink>
    ) : (
      <Stack direction="row" gap="s" justify="center" wrap>
        {elsewhere.map((id) => (
          <ButtonLink key={id} to={`/${id}`}>
            {t(`modules:${id}`)}
          </ButtonLink>
        ))}
      </Stack>
    );
  return <EmptyState icon="trophy" title={t('none')} hint={t('noneHint')} action={action} />;
}
