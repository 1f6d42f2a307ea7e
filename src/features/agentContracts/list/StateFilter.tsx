import { useTranslation } from 'react-i18next';
import type { ContractState } from '#src/platform/contract.generated.ts';
import { Select } from '#src/ui/select/Select.tsx';
import { STATES } from '../contractPaths.ts';

const ALL = 'all' as const;
const CHOICES = [ALL, ...STATES] as const;

export interface StateFilterProps {
  /** Undefined for all states. */
  state: ContractState | undefined;
  onChange: (state: ContractState | undefined) => void;
}

/** Filters contracts by state. */
export function StateFilter({ state, onChange }: StateFilterProps) {
  const { t } = useTranslation('agentContracts');
  return (
    <Select
      label={t('state.label')}
      options={CHOICES.map((value) => ({ value, label: t(`state.${value}`) }))}
      value={state ?? ALL}
      onChange={(value) => onChange(STATES.find((known) => known === value))}
    />
  );
}
