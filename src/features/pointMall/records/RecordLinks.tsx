import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { RECORD_DAYS, RECORD_TYPES, type RecordView, recordsPath } from '../mallPaths.ts';

/** The filters of the records, each with its own URL: type and period in days. */
export function RecordLinks({ view }: { view: RecordView }) {
  const { t } = useTranslation('pointMall');
  const { count } = useFormat();
  return (
    <>
      <ChipRow label={t('records.types')}>
        {[undefined, ...RECORD_TYPES].map((type) => (
          <li key={type ?? 'all'}>
            <ChipLink to={recordsPath({ ...view, type })} current={type === view.type} replace>
              {t(`records.${type ?? 'all'}`)}
            </ChipLink>
          </li>
        ))}
      </ChipRow>
      <ChipRow label={t('records.periods')}>
        {RECORD_DAYS.map((days) => (
          <li key={days}>
            <ChipLink to={recordsPath({ ...view, days })} current={days === view.days} replace>
              {t('records.days', { days: count(days) })}
            </ChipLink>
          </li>
        ))}
      </ChipRow>
    </>
  );
}
