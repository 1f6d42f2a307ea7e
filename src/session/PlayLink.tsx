import { ButtonLink, type ButtonLinkProps } from '#src/ui/link/ButtonLink.tsx';
import { useBreakUntil } from './useBreakUntil.ts';

/** A way to games or to money for them, which players on a break are not shown. */
export function PlayLink(props: Pick<ButtonLinkProps, 'to' | 'children'>) {
  const until = useBreakUntil();
  return until === undefined ? <ButtonLink {...props} /> : null;
}
