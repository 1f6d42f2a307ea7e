import { useFormat } from '#src/i18n/useFormat.ts';

/** Formats a figure for agents: people as a number, all else as an amount. */
export function useFigureText(): (figure: number | string) => string {
  const { amount, count } = useFormat();
  return (figure) => (typeof figure === 'number' ? count(figure) : amount(figure));
}
