import { useTranslation } from 'react-i18next';
import {
  type BonusFilter,
  bonusDetailsQuery,
} from '#src/platform/endpoints/rewards/bonusDetails.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { SaveRowsButton } from '#src/shared/records/SaveRowsButton.tsx';
import { bonusColumns } from './bonusColumns.ts';

/** Saves all bonuses of a filter as a file. */
export function BonusFile({ filter }: { filter: BonusFilter }) {
  const { t, i18n } = useTranslation('bonuses');
  return (
    <SaveRowsButton
      query={bonusDetailsQuery(usePlatform(), i18n.language, filter)}
      rowsOf={({ list }) => list}
      rowId={({ id }) => id}
      columns={bonusColumns(t)}
      name={`bonuses-${filter.to}`}
    />
  );
}
