import { Dialog } from '@base-ui/react/dialog';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { useSurfaceOpened } from '#src/ui/surfaceOpened.ts';
import { DataSaver } from './DataSaver.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import * as styles from './MenuDrawer.css.ts';
import { MenuList } from './MenuList.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export interface MenuDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** On phones the agent centre comes first, which only agents have, and then the games. */
const FIRST = ['agent', 'games'] as const;

/** The full menu of phones, above the page. */
export function MenuDrawer({ open, onOpenChange }: MenuDrawerProps) {
  const { t } = useTranslation('app');
  useSurfaceOpened(open);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.drawer}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{t('menu.open')}</Dialog.Title>
            <Dialog.Close render={<IconButton icon="close" label={t('menu.close')} />} />
          </div>
          <nav aria-label={t('nav.main')}>
            <MenuList first={FIRST} styles={styles.menu} onFollow={() => onOpenChange(false)} />
          </nav>
          <div className={styles.foot}>
            <LanguageLinks noted />
            <ThemeSwitch />
            <DataSaver />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
