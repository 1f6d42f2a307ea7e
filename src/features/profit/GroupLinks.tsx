import { useTranslation } from 'react-i18next';
import { PROFIT_GROUPS, type ProfitGroup } from '#src/platform/endpoints/records/profit.ts';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { type ProfitView, profitPath } from './profitPaths.ts';

/** The groupings of the result, each with its own URL. */
export function GroupLinks({ view, by }: { view: ProfitView; by: ProfitGroup }) {
  const { t } = useTranslation('profit');
  return (
    <ChipRow label={t('groups')}>
      {PROFIT_GROUPS.map((group) => (
        <li key={group}>
          <ChipLink to={profitPath({ ...view, by: group })} current={group === by} replace>
            {t(`by.${group}`)}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}
