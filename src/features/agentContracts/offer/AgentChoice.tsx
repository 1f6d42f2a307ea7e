import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#src/platform/contract.generated.ts';
import { Nickname } from '#src/shared/agentCentre/Nickname.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './AgentChoice.css.ts';

export interface AgentChoiceProps {
  agents: readonly TeamMember[];
  onPick: (account: string) => void;
}

/** Agents to choose from, each a press. */
export function AgentChoice({ agents, onPick }: AgentChoiceProps) {
  const { t } = useTranslation('agentContracts');
  return (
    <ul className={styles.list} aria-label={t('offer.agents')}>
      {agents.map(({ memberId, account, nickname }) => (
        <li key={memberId}>
          <button type="button" className={styles.choice} onClick={() => onPick(account)}>
            <span className={styles.words}>
              {account}
              <span className={styles.name}>
                <Nickname name={nickname} />
              </span>
            </span>
            <Icon name="chevronEnd" />
          </button>
        </li>
      ))}
    </ul>
  );
}
