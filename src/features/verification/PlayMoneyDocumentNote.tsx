import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The note of a play-money brand: any picture will do, no real documents. Renders nothing under a licence. */
export function PlayMoneyDocumentNote() {
  const { t } = useTranslation('verification');
  const { compliance } = useBrand();
  return compliance.mode === 'play-money' ? <Text weight="strong">{t('sample')}</Text> : null;
}
