import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import type { ContractAct } from './useContractAct.ts';

export interface ContractActionsProps {
  acts: readonly ContractAct[];
  /** The action being sent. */
  busy: ContractAct | undefined;
  /** The action to send again because its outcome is unknown. */
  again: ContractAct | undefined;
  onAct: (act: ContractAct) => void;
}

const TONES = { accept: 'accent', reject: 'neutral', takeBack: 'danger', end: 'danger' } as const;

/** The buttons for an agent's actions on a contract. */
export function ContractActions({ acts, busy, again, onAct }: ContractActionsProps) {
  const { t } = useTranslation('agentContracts');
  return acts.map((act) => (
    <Button
      key={act}
      tone={TONES[act]}
      busy={busy === act}
      disabled={busy !== undefined && busy !== act}
      onClick={() => onAct(act)}
    >
      {t(again === act ? 'act.again' : `act.${act}`)}
    </Button>
  ));
}
