import type { ReactNode } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import { RouteLink, type RouteLinkProps } from '#src/ui/link/RouteLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './Card.css.ts';

export interface CardLinkProps extends Pick<RouteLinkProps, 'to'> {
  /** The text of the link. */
  title: string;
  /** One line that describes the target. */
  hint?: string | undefined;
  icon?: IconProps['name'] | undefined;
  /** A picture in the place of the icon. */
  mark?: ReactNode;
  /** Extra content, such as a Badge; it is read out after the link. */
  aside?: ReactNode;
}

/** A card that links to a page, all of it one target. */
export function CardLink({ to, title, hint, icon, mark, aside }: CardLinkProps) {
  return (
    <div
      className={classNames(
        styles.card,
        styles.tone.raised,
        styles.padding.m,
        styles.pressable,
        styles.row,
      )}
    >
      {mark ??
        (icon && (
          <span className={styles.mark}>
            <Icon name={icon} size="l" />
          </span>
        ))}
      <div className={styles.content}>
        <div className={styles.words}>
          <RouteLink to={to} className={styles.stretched}>
            <Text as="span" weight="label">
              {title}
            </Text>
          </RouteLink>
          {hint && (
            <Text size="s" tone="secondary">
              {hint}
            </Text>
          )}
        </div>
        {aside}
      </div>
      <span className={styles.mark}>
        <Icon name="chevronEnd" />
      </span>
    </div>
  );
}
