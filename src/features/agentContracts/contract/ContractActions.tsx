import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import type { ContractAct } from './useContractAct.ts';

export interface ContractActionsProps {
  acts: readonly ContractAct[];
  /** What is on its way. */
  busy: ContractAct | undefined;
  /** What was sent before without a known outcome. */
  again: ContractAct | undefined;
  onAct: (act: ContractAct) => void;
}

const TONES = { accept: 'accent', reject: 'neutral', takeBack: 'danger', end: 'danger' } as const;

/** The buttons for what an agent can do with a contract. */
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
