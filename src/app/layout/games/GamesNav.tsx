import { lazy, Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/classNames.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { entry } from '../Header.css.ts';
import * as styles from './GamesNav.css.ts';
import { useHoverOpen } from './useHoverOpen.ts';

const loadPanel = () => import('./GamesPanel.tsx');
const GamesPanel = lazy(async () => ({ default: (await loadPanel()).GamesPanel }));

/** The entry of all games in the header: a resting pointer or a press shows categories and vendors (S2.18). */
export function GamesNav() {
  const { t } = useTranslation('app');
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { open, close, press, hover } = useHoverOpen();
  const prepare = () => void loadPanel();
  return (
    <li
      className={styles.item}
      {...hover}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={classNames(entry, styles.trigger)}
        aria-expanded={open}
        aria-controls={panelId}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
      >
        {t('nav.allGames')}
        <Icon name="chevronDown" size="s" />
      </button>
      <div id={panelId} className={styles.place} hidden={!open}>
        {open && (
          <Suspense>
            <GamesPanel onFollow={close} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
