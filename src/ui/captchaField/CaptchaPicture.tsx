import { classNames } from '#src/ui/classNames.ts';
import { Announcement } from '#src/ui/field/Announcement.tsx';
import { useThrottled } from '#src/ui/field/useThrottled.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import * as styles from './CaptchaField.css.ts';

/** A new picture is requested at most once a second (S9.1). */
const THROTTLE = 1000;

/** The state of the picture. `src` is the data URL of the platform's image (S7.15). */
type CaptchaImage = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; src: string };

export interface CaptchaPictureProps {
  image: CaptchaImage;
  onRefresh: () => void;
  labels: {
    /** The accessible name, without the letters: `Picture with characters to enter`. */
    picture: string;
    refresh: string;
    /** The error message: `The picture did not load. Get a new one.` */
    failed: string;
  };
  disabled: boolean | undefined;
}

/** The CAPTCHA picture, with a button to request another. */
export function CaptchaPicture({ image, onRefresh, labels, disabled }: CaptchaPictureProps) {
  const refresh = useThrottled(onRefresh, THROTTLE);
  const failed = image.state === 'failed';
  return (
    <div className={styles.picture} aria-busy={image.state === 'loading' || undefined}>
      <div className={classNames(styles.place, failed && styles.failed)}>
        {image.state === 'loading' && <Skeleton shape="block" />}
        {failed && <Icon name="alert" />}
        {image.state === 'ready' && (
          <img src={image.src} alt={labels.picture} className={styles.image} />
        )}
      </div>
      <IconButton
        icon="refresh"
        label={labels.refresh}
        onClick={refresh.act}
        aria-disabled={refresh.resting || undefined}
        disabled={disabled}
      />
      <Announcement>{failed ? labels.failed : ''}</Announcement>
    </div>
  );
}
