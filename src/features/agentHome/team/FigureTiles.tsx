import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TeamOverview } from '#src/platform/contract.generated.ts';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { changeOf } from './changeOf.ts';
import { FigureTile } from './FigureTile.tsx';
import { figurePath, type ListDays } from './figurePaths.ts';
import { FIGURES, type Figure } from './figures.ts';
import { unbroken } from './unbroken.ts';
import { useFigureText } from './useFigureText.ts';

export interface FigureTilesProps {
  /** Undefined while loading. */
  team: Pick<TeamOverview, 'totals' | 'before'> | undefined;
  days: ListDays;
}

/** The figures of a team in a period, each compared with the period before. */
export function FigureTiles({ team, days }: FigureTilesProps) {
  const { t } = useTranslation('agentHome');
  const { count } = useFormat();
  const text = useFigureText();
  const changeIn = ({ totals, before }: NonNullable<typeof team>, figure: Figure) => {
    const { direction, percent } = changeOf(totals[figure], before[figure]);
    const was = unbroken(text(before[figure]));
    if (direction === 'level') return { direction, text: t('change.level') };
    const by = percent === undefined ? undefined : count(percent);
    return {
      direction,
      text: by
        ? t(`change.${direction}By`, { percent: by, was })
        : t(`change.${direction}`, { was }),
    };
  };
  return (
    <Grid columns="figures">
      {FIGURES.map((figure) => (
        <FigureTile
          key={figure}
          label={t(`figures.${figure}`)}
          figure={team?.totals[figure]}
          to={figurePath(figure, days)}
          change={team && changeIn(team, figure)}
        />
      ))}
    </Grid>
  );
}
