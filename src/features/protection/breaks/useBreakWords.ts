import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { type BreakKind, breakLength } from './breakKinds.ts';

/** Formats a break's length: "2 weeks". */
export function useBreakWords(kind: BreakKind): (length: number) => string {
  const { t } = useTranslation('protection');
  const { count: figure } = useFormat();
  return (length) => {
    const { unit, count } = breakLength(kind, length);
    return t(`break.${unit}`, { count, figure: figure(count) });
  };
}
