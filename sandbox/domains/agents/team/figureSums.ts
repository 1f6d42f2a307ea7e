import { addDays, daysBefore } from '#sandbox/kernel/market/period.ts';
import { addFigures, type Figures, NO_FIGURES } from './figures.ts';

/** The figures of a period. Days and levels without figures are omitted. */
export interface PeriodFigures {
  totals: Figures;
  /** The totals of as many days right before. */
  before: Figures;
  byDay: ReadonlyMap<string, Figures>;
  byLevel: ReadonlyMap<number, Figures>;
}

/** Accumulates the figures of a period and the one before, as they are read. */
export interface FigureSums {
  /** Adds a level's figures on a day, given as its place among the days of both periods, from 1. */
  addDay: (level: number, place: number, figures: Partial<Figures>) => void;
  /** Adds a level's active members in each period: a member active on two days is counted once. */
  addActive: (level: number, active: { period: bigint; before: bigint }) => void;
  sums: () => PeriodFigures;
}

/** Creates an accumulator for the figures of a period. */
export function figureSums(days: { from: string; to: string }): FigureSums {
  const first = daysBefore(days).from;
  const byDay = new Map<string, Figures>();
  const byLevel = new Map<number, Figures>();
  let [totals, before] = [NO_FIGURES, NO_FIGURES];
  const add = <Key>(figures: Map<Key, Figures>, key: Key, more: Partial<Figures>) =>
    figures.set(key, addFigures(figures.get(key) ?? NO_FIGURES, more));
  return {
    addDay: (level, place, figures) => {
      const { active: _, ...summable } = figures;
      const day = addDays(first, place - 1);
      if (day < days.from) before = addFigures(before, summable);
      else {
        totals = addFigures(totals, summable);
        add(byLevel, level, summable);
        add(byDay, day, figures);
      }
    },
    addActive: (level, active) => {
      before = addFigures(before, { active: active.before });
      totals = addFigures(totals, { active: active.period });
      add(byLevel, level, { active: active.period });
    },
    sums: () => ({ totals, before, byDay, byLevel }),
  };
}
