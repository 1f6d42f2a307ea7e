import { type ButtonLook, buttonClass } from '#src/ui/button/Button.tsx';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import { RouteLink, type RouteLinkProps } from './RouteLink.tsx';

export interface ButtonLinkProps
  extends ButtonLook,
    Pick<
      RouteLinkProps,
      'to' | 'children' | 'replace' | 'state' | 'reloadDocument' | 'aria-label'
    > {
  /** An icon before the text. */
  icon?: IconProps['name'];
}

/** A link that looks like a button: it navigates, where a button acts. */
export function ButtonLink({ children, tone, size, wide, icon, ...rest }: ButtonLinkProps) {
  return (
    <RouteLink className={buttonClass({ tone, size, wide })} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </RouteLink>
  );
}
