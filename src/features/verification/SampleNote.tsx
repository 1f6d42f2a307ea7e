import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** On a brand of play money: that any picture does, and no real document belongs here. Nothing under a licence. */
export function SampleNote() {
  const { t } = useTranslation('verification');
  const { compliance } = useBrand();
  return compliance.mode === 'play-money' ? <Text weight="strong">{t('sample')}</Text> : null;
}
