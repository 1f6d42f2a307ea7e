import { useTranslation } from 'react-i18next';
import type { TeamOverview } from '#src/platform/contract.generated.ts';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';
import * as styles from './Team.css.ts';
import { useFigureText } from './useFigureText.ts';

const SIZES = ['members', 'agents', 'balance'] as const;

/** How many are below an agent now, and what they all have. Not there yet while it is on its way. */
export function TeamSize({ team }: { team: TeamOverview | undefined }) {
  const { t } = useTranslation('agentHome');
  const text = useFigureText();
  return (
    <div className={styles.figures}>
      {SIZES.map((size) => (
        <Statistic
          key={size}
          label={t(`team.${size}`)}
          {...(team ? { figure: text(team[size]) } : { loading: true })}
        />
      ))}
    </div>
  );
}
