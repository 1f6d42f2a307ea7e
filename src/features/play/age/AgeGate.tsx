import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FullNotice } from '#src/ui/fullNotice/FullNotice.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

/** The age gate before a visitor's free trial (S2.25, S5.6). */
export function AgeGate({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation('play');
  const age = useFormat().count(useBrand().market.minimumAge);
  return (
    <FullNotice icon="shield" title={t('age.title', { age })} text={t('age.text', { age })}>
      <Button tone="accent" onClick={onConfirm}>
        {t('age.yes', { age })}
      </Button>
      <ButtonLink to="/" replace>
        {t('age.no')}
      </ButtonLink>
    </FullNotice>
  );
}
