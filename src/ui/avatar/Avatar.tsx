import { Avatar as Base } from '@base-ui/react/avatar';
import { useState } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** The person's name; its initials replace a missing picture. */
  name: string;
  /** The pictures to try, the best first: if one fails to load, the next is used (S8.7). */
  pictures?: readonly string[] | undefined;
  size?: (typeof styles.SIZES)[number] | undefined;
  /** The accessible name, if the person's name is not next to it. */
  label?: string | undefined;
}

const ICON_SIZES = { s: 's', m: 'm', l: 'xl' } as const satisfies Record<string, IconProps['size']>;

/** The portrait of a member: a picture, or initials. */
export function Avatar({ name, pictures = [], size = 'm', label }: AvatarProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const picture = pictures.find((one) => !failed.includes(one));
  const read = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Base.Root className={classNames(styles.avatar, styles.size[size])} {...read}>
      <Base.Fallback>
        {initials(name) || <Icon name="user" size={ICON_SIZES[size]} />}
      </Base.Fallback>
      {picture !== undefined && (
        <Base.Image
          key={picture}
          className={styles.picture}
          src={picture}
          alt=""
          onLoadingStatusChange={(status) => {
            if (status === 'error') setFailed([...failed, picture]);
          }}
        />
      )}
    </Base.Root>
  );
}
