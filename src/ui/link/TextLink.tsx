import { classNames } from '#src/ui/classNames.ts';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import * as styles from './Link.css.ts';
import { RouteLink, type RouteLinkProps } from './RouteLink.tsx';

export interface TextLinkProps
  extends Pick<RouteLinkProps, 'to' | 'children' | 'replace' | 'onClick'> {
  /** A link within a sentence is underlined; a separate one, or one in a column of figures, is 44 px high and wide. */
  placed?: 'alone' | 'inFigures' | 'inProse';
  /** An icon after the text. */
  icon?: IconProps['name'];
}

const LOOKS = {
  alone: styles.standalone,
  inFigures: styles.figure,
  inProse: styles.inProse,
} as const;

/** A text link. An address with a scheme leaves the site. */
export function TextLink({ children, placed = 'alone', icon, ...rest }: TextLinkProps) {
  return (
    <RouteLink className={classNames(styles.link, LOOKS[placed])} {...rest}>
      {children}
      {icon && <Icon name={icon} size="s" />}
    </RouteLink>
  );
}
