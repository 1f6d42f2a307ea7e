import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { SAFETY_SCREEN } from '#src/modules/registry.ts';
import { mark } from './PlayMoneyMark.css.ts';

/** The permanent mark of a brand that moves play credits only. Its link says what that means. */
export function PlayMoneyMark({ linked }: { linked: boolean }) {
  const { t } = useTranslation('app');
  const { compliance } = useBrand();
  const { rows } = useSite();
  if (compliance.mode !== 'play-money') return null;
  const safety = rows.find((row) => row.screen === SAFETY_SCREEN);
  if (!linked || !safety) return <span className={mark}>{t('playMoney.mark')}</span>;
  return (
    <Link to={safety.route} className={mark} title={t('playMoney.text')}>
      {t('playMoney.mark')}
    </Link>
  );
}
