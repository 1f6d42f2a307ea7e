import { Toast } from '@base-ui/react/toast';
import { classNames } from '#src/ui/classNames.ts';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import * as styles from './ToastCard.css.ts';
import type { ToastMessage } from './toastQueue.ts';

const ICONS: Record<ToastMessage['tone'], IconProps['name']> = {
  success: 'check',
  info: 'info',
  warning: 'alert',
  danger: 'alert',
};

export interface ToastCardProps {
  toast: Toast.Root.ToastObject<ToastMessage>;
  closeLabel: string;
}

/** One toast, closed by swiping, its button or Escape. */
export function ToastCard({ toast, closeLabel }: ToastCardProps) {
  const { close } = Toast.useToastManager();
  const { tone = 'info', action } = toast.data ?? {};
  return (
    <Toast.Root toast={toast} className={styles.toast} swipeDirection={['left', 'right', 'down']}>
      <Toast.Content className={styles.content}>
        <span className={classNames(styles.mark, styles.tone[tone])}>
          <Icon name={ICONS[tone]} size="s" />
        </span>
        <div className={styles.words}>
          <Toast.Title className={styles.title} render={<p />} />
          <Toast.Description className={styles.text} />
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                action.onAct();
                close(toast.id);
              }}
            >
              {action.label}
            </button>
          )}
        </div>
        {/* Base UI hides it from screen readers until hover or focus is near, which may never happen with one. */}
        <Toast.Close
          aria-hidden={false}
          render={<IconButton icon="close" label={closeLabel} tone="inherit" />}
        />
      </Toast.Content>
    </Toast.Root>
  );
}
