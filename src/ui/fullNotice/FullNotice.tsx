import type { ReactNode } from 'react';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './FullNotice.css.ts';

export interface FullNoticeProps {
  icon: IconProps['name'];
  /** What happened. */
  title: string;
  /** What was kept, and what to do. */
  text: string;
  /** A line to quote: a reference, an address. */
  detail?: string | undefined;
  /** The next steps: buttons and links. */
  children?: ReactNode;
}

/** A full-screen message. */
export function FullNotice({ icon, title, text, detail, children }: FullNoticeProps) {
  return (
    <div className={styles.notice}>
      <span className={styles.mark}>
        <Icon name={icon} size="xl" />
      </span>
      <Heading level={1}>{title}</Heading>
      <Text tone="secondary">{text}</Text>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {children && <div className={styles.steps}>{children}</div>}
    </div>
  );
}
