import { ButtonLink, type ButtonLinkProps } from '#src/ui/link/ButtonLink.tsx';
import { LOGIN_PATH } from './useAskLogin.ts';
import { usePopupAbove } from './usePopupAbove.ts';

/** A link to the login above the current page and back (S6.1). As a link it works in a prerendered page before the app has started. */
export function LoginLink(props: Pick<ButtonLinkProps, 'tone' | 'children' | 'aria-label'>) {
  return <ButtonLink to={LOGIN_PATH} state={usePopupAbove()} {...props} />;
}
