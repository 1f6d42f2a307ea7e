import { useTranslation } from 'react-i18next';
import { Sheet, type SheetProps } from '#src/ui/sheet/Sheet.tsx';
import { DataSaver } from '../DataSaver.tsx';
import { LanguageLinks } from '../LanguageLinks.tsx';
import { menu } from '../MenuDrawer.css.ts';
import { ThemeSwitch } from '../ThemeSwitch.tsx';
import * as styles from './AgentLayout.css.ts';
import { AgentMenuList } from './AgentMenuList.tsx';

/** The whole menu of the agent centre on phones, with language and theme (S2.17). */
export function AgentMenuSheet({ open, onClose }: Pick<SheetProps, 'open' | 'onClose'>) {
  const { t } = useTranslation('agentCentre');
  return (
    <Sheet title={t('menu')} closeLabel={t('closeMenu')} open={open} onClose={onClose}>
      <nav aria-label={t('menu')} className={styles.sheetList}>
        <AgentMenuList styles={menu} onFollow={onClose} />
      </nav>
      <div className={styles.sheetFoot}>
        <LanguageLinks noted />
        <ThemeSwitch />
        <DataSaver />
      </div>
    </Sheet>
  );
}
