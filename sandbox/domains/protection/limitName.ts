import type { SPAN_MS } from './settings.ts';

/** A span that a limit of money holds for. */
export type Span = keyof typeof SPAN_MS;

/** All spans, the shortest first. */
export const SPANS = ['day', 'week', 'month'] as const satisfies readonly Span[];

/** What a limit of money bounds. */
export type MoneyLimitKind = 'deposit' | 'loss';

type MoneyLimitName = `${MoneyLimitKind}-${Span}`;

/** A limit that a player can set: of money in a span, or of the minutes of one sitting. */
export type LimitName = MoneyLimitName | 'session';
