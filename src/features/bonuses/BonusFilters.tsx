import { useTranslation } from 'react-i18next';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import {
  BONUS_SOURCES,
  BONUS_STATES,
  type BonusView,
  bonusesPath,
  sourceOf,
} from './bonusPaths.ts';

/** The filter value for bonuses of every source. */
const ALL = 'all';

export interface BonusFiltersProps {
  view: BonusView;
  /** Called when a filter changes. */
  onChange: (change: Partial<BonusView>) => void;
}

/** The filters of bonuses: links for each state, and a choice of source. */
export function BonusFilters({ view, onChange }: BonusFiltersProps) {
  const { t } = useTranslation('bonuses');
  return (
    <>
      <ChipRow label={t('states')}>
        {[undefined, ...BONUS_STATES].map((state) => (
          <li key={state ?? ALL}>
            <ChipLink to={bonusesPath({ ...view, state })} current={state === view.state} replace>
              {t(`state.${state ?? ALL}`)}
            </ChipLink>
          </li>
        ))}
      </ChipRow>
      <Select<string>
        label={t('from')}
        options={[ALL, ...BONUS_SOURCES].map((value) => ({
          value,
          label: t(`source.${sourceOf(value) ?? ALL}`),
        }))}
        value={view.source ?? ALL}
        onChange={(value) => onChange({ source: sourceOf(value) })}
      />
    </>
  );
}
