import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#src/platform/contract.generated.ts';
import { canReceive } from '#src/shared/agentCentre/canReceive.ts';
import { Nickname } from '#src/shared/agentCentre/Nickname.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './AgentChoice.css.ts';

export interface AgentChoiceProps {
  agents: readonly TeamMember[];
  onPick: (account: string) => void;
}

/** A list of agents to choose from; agents who cannot be offered anything now are listed too. */
export function AgentChoice({ agents, onPick }: AgentChoiceProps) {
  const { t } = useTranslation('agentContracts');
  return (
    <ul className={styles.list} aria-label={t('offer.agents')}>
      {agents.map((agent) => (
        <li key={agent.memberId}>
          <button
            type="button"
            className={styles.choice}
            disabled={!canReceive(agent)}
            onClick={() => onPick(agent.account)}
          >
            <span className={styles.words}>
              {agent.account}
              <span className={styles.name}>
                <Nickname name={agent.nickname} />
              </span>
            </span>
            {canReceive(agent) ? <Icon name="chevronEnd" /> : <span>{t('offer.unavailable')}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
