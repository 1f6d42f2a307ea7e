import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberInfo } from '#src/platform/contract.generated.ts';
import { MemberAvatar } from '#src/shared/account/MemberAvatar.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import * as styles from './Picture.css.ts';

const loadDialog = () => import('./PictureDialog.tsx');
const PictureDialog = lazy(async () => ({ default: (await loadDialog()).PictureDialog }));

/** The picture of the player; a press opens the choice of others (S7.16). */
export function PictureButton({ member }: { member: MemberInfo }) {
  const { t } = useTranslation('member');
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const done = () => {
    close();
    toast({ tone: 'success', title: t('picture.done') });
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('picture.change')}
        title={t('picture.change')}
        onClick={() => setOpen(true)}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
      >
        <MemberAvatar member={member} size="l" />
        <span className={styles.mark}>
          <Icon name="pencil" size="s" />
        </span>
      </button>
      <Suspense>{open && <PictureDialog onDone={done} onClose={close} />}</Suspense>
    </>
  );
}
