import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { SAFETY_SCREEN } from '#src/modules/rows/help.ts';
import * as styles from '#src/shared/playMoney/PlayMoneySign.css.ts';
import { classNames } from '#src/ui/classNames.ts';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';

export interface PlayMoneyMarkProps {
  linked: boolean;
  /** Leaves more room beside it on phones. */
  narrow?: boolean;
}

/** The permanent play-money mark of a brand that moves play credits only. Its link explains it. */
export function PlayMoneyMark({ linked, narrow = false }: PlayMoneyMarkProps) {
  const { t } = useTranslation('app');
  const { compliance } = useBrand();
  const { rows } = useSite();
  if (compliance.mode !== 'play-money') return null;
  const safety = rows.find((row) => row.screen === SAFETY_SCREEN);
  const look = classNames(styles.mark, narrow && styles.narrow);
  if (!linked || !safety) return <span className={look}>{t('playMoney.mark')}</span>;
  return (
    <RouteLink to={safety.route} className={look} title={t('playMoney.text')}>
      {t('playMoney.mark')}
    </RouteLink>
  );
}
