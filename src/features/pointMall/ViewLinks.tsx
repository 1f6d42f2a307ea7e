import { useTranslation } from 'react-i18next';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { POINT_MALL_PATH, RECORD_DAYS, recordsPath } from './mallPaths.ts';

/** The views of the mall, each with its own URL. */
export function ViewLinks({ records }: { records: boolean }) {
  const { t } = useTranslation('pointMall');
  return (
    <ChipRow label={t('views.label')}>
      <li>
        <ChipLink to={POINT_MALL_PATH} current={!records}>
          {t('views.items')}
        </ChipLink>
      </li>
      <li>
        <ChipLink to={recordsPath({ type: undefined, days: RECORD_DAYS[0] })} current={records}>
          {t('views.records')}
        </ChipLink>
      </li>
    </ChipRow>
  );
}
