import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { mark } from './PlayMoneySign.css.ts';

/** The play-money mark without a link, for a bar that takes the place of the header. */
export function PlayMoneySign() {
  const { t } = useTranslation('app');
  const { compliance } = useBrand();
  if (compliance.mode !== 'play-money') return null;
  return <span className={mark}>{t('playMoney.mark')}</span>;
}
