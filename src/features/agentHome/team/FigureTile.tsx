import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { Statistic, type StatisticProps } from '#src/ui/statistic/Statistic.tsx';
import * as styles from './FigureTile.css.ts';
import { useFigureText } from './useFigureText.ts';

export interface FigureTileProps {
  label: string;
  /** An amount or a number of people; undefined while loading. */
  figure: string | number | undefined;
  /** The address of the list that the figure totals. */
  to?: string | undefined;
  change?: Extract<StatisticProps, { loading?: false }>['change'] | undefined;
}

/** A tile with a figure of a team; with `to` it links to the list that it totals. */
export function FigureTile({ label, figure, to, change }: FigureTileProps) {
  const text = useFigureText();
  if (figure === undefined) return <Statistic label={label} loading />;
  const shown = text(figure);
  return (
    <Statistic
      label={label}
      figure={
        to ? (
          <RouteLink to={to} className={styles.link}>
            {shown}
          </RouteLink>
        ) : (
          <span className={styles.figure}>{shown}</span>
        )
      }
      {...(change && { change })}
    />
  );
}
