import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#src/ui/classNames.ts';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import * as styles from './Link.css.ts';

export interface TextLinkProps
  extends Pick<LinkProps, 'to' | 'children' | 'replace' | 'preventScrollReset' | 'onClick'> {
  /** A link within a sentence is underlined; one that stands alone is 44 px high. */
  placed?: 'alone' | 'inProse';
  /** An icon after the words. */
  icon?: IconProps['name'];
}

/** A link in words. An address with a scheme leaves the site. */
export function TextLink({ children, placed = 'alone', icon, ...rest }: TextLinkProps) {
  const look = placed === 'alone' ? styles.standalone : styles.inProse;
  return (
    <Link className={classNames(styles.link, look)} {...rest}>
      {children}
      {icon && <Icon name={icon} size="s" />}
    </Link>
  );
}
