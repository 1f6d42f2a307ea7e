import { useTranslation } from 'react-i18next';
import type { TeamFigures } from '#src/platform/contract.generated.ts';
import { Statistic, type StatisticProps } from '#src/ui/statistic/Statistic.tsx';
import * as styles from './Team.css.ts';
import { FIGURES, type Figure } from './teamView.ts';
import { useFigureText } from './useFigureText.ts';

/** Whether a team won or lost, in words beside its sign. */
const outcomeOf = (net: string) => {
  if (Number(net) === 0) return { says: 'level', direction: 'level' } as const;
  return Number(net) > 0
    ? ({ says: 'won', direction: 'up' } as const)
    : ({ says: 'lost', direction: 'down' } as const);
};

/** What a team did in a period. Not there yet while it is on its way. */
export function TeamFigureList({ figures }: { figures: TeamFigures | undefined }) {
  const { t } = useTranslation('agentHome');
  const text = useFigureText();
  const lookOf = (figure: Figure): StatisticProps => {
    const label = t(`figures.${figure}`);
    if (!figures) return { label, loading: true };
    const known = { label, figure: text(figures[figure]) };
    if (figure !== 'net') return known;
    const { says, direction } = outcomeOf(figures.net);
    return { ...known, change: { text: t(`outcome.${says}`), direction } };
  };
  return (
    <div className={styles.figures}>
      {FIGURES.map((figure) => (
        <Statistic key={figure} {...lookOf(figure)} />
      ))}
    </div>
  );
}
