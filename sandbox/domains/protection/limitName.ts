import type { SPAN_MS } from './settings.ts';

/** The spans of money limits. */
export type Span = keyof typeof SPAN_MS;

/** All spans, the shortest first. */
export const SPANS = ['day', 'week', 'month'] as const satisfies readonly Span[];

export type MoneyLimitKind = 'deposit' | 'loss';

type MoneyLimitName = `${MoneyLimitKind}-${Span}`;

/** A limit that a player can set: of money in a span, or of the minutes of one play session. */
export type LimitName = MoneyLimitName | 'session';
