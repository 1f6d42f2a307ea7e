import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type {
  LimitSpan,
  MoneyLimit,
  MoneyLimitKind,
  Protection,
} from '#src/platform/contract.generated.ts';
import { setMoneyLimit } from '#src/platform/endpoints/protection/limits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { type OwnLimit, raiseOf } from './ownLimit.ts';

/** The spans of money limits, shortest first (DECISIONS, player protection). */
export const SPANS = ['day', 'week', 'month'] as const satisfies readonly LimitSpan[];

/** Names a money limit. */
export interface MoneyLimitOf {
  kind: MoneyLimitKind;
  span: LimitSpan;
}

/** The current money limit, with its usage. */
export const heldLimit = (
  { moneyLimits }: Protection,
  { kind, span }: MoneyLimitOf,
): MoneyLimit | undefined => moneyLimits.find((one) => one.kind === kind && one.span === span);

/** A deposit or loss limit. */
export function useMoneyLimit(protection: Protection, which: MoneyLimitOf): OwnLimit {
  const { t } = useTranslation('protection');
  const { amount } = useFormat();
  const platform = usePlatform();
  const { kind, span } = which;
  const name = `${kind}-${span}` as const;
  return {
    name,
    title: t(`${kind}.limit`, { span: t(`spans.${span}`) }),
    unit: 'money',
    held: heldLimit(protection, which)?.amount,
    raise: raiseOf(protection, name),
    words: amount,
    set: (value) => setMoneyLimit(platform, { kind, span, amount: value }),
  };
}
