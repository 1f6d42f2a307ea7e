import { ButtonLink, type ButtonLinkProps } from '#src/ui/link/ButtonLink.tsx';
import { useBreakUntil } from './useBreakUntil.ts';

/** A link to games or to money for them, hidden from players on a break. */
export function PlayLink(props: Pick<ButtonLinkProps, 'to' | 'children'>) {
  const until = useBreakUntil();
  return until === undefined ? <ButtonLink {...props} /> : null;
}
