import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import * as styles from './LegalBlock.css.ts';

/** The minimum-age sign, the play-money notice, the operator and its licences, as in every footer. */
export function LegalBlock() {
  const { t } = useTranslation('app');
  const { name, legal, market, compliance, languages } = useBrand();
  const { note } = languages.facts[useSite().page.language] ?? {};
  const age = useFormat().count(market.minimumAge);
  const { operator } = legal;
  return (
    <div className={styles.block}>
      <p className={styles.age} aria-hidden="true">
        {t('age.mark', { age })}
      </p>
      <div className={styles.words}>
        <p>{t('age.text', { age })}</p>
        {compliance.mode === 'play-money' && <p>{t('playMoney.text')}</p>}
        <p>
          {operator === undefined || operator === name
            ? t('footer.ownOperator', { operator: name })
            : t('footer.operator', { brand: name, operator })}
          {legal.address !== undefined && ` ${legal.address}`}
        </p>
        {note !== undefined && <p>{note}</p>}
        {compliance.licences.map(({ authority, number, holder, verificationUrl }) => (
          <p key={number}>
            {t('footer.licence', { authority, number, holder })}{' '}
            <a className={styles.verify} href={verificationUrl} rel="noopener">
              {t('footer.verify')}
            </a>
          </p>
        ))}
      </div>
    </div>
  );
}
