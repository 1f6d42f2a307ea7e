import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** A note on play-money brands that a payment is a sample, and no money is sent. Nothing on licensed brands. */
export function PlayMoneyNote() {
  const { t } = useTranslation('deposit');
  const { compliance } = useBrand();
  if (compliance.mode !== 'play-money') return null;
  return (
    <Text size="s" tone="secondary">
      {t('credits')}
    </Text>
  );
}
