import { useFormat } from '#src/i18n/useFormat.ts';

/** A figure as agents read it: people are counted, all else is an amount. */
export function useFigureText(): (figure: number | string) => string {
  const { amount, count } = useFormat();
  return (figure) => (typeof figure === 'number' ? count(figure) : amount(figure));
}
