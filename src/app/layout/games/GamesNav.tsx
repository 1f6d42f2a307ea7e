import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/classNames.ts';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { entry } from '../Header.css.ts';
import { PartMissing } from '../PartMissing.tsx';
import * as styles from './GamesNav.css.ts';
import { useHoverOpen } from './useHoverOpen.ts';

const loadPanel = () => import('./GamesPanel.tsx');
const GamesPanel = lazy(async () => ({ default: (await loadPanel()).GamesPanel }));

/** The header's games entry: hovering or a press shows categories and vendors (S2.18). */
export function GamesNav() {
  const { t } = useTranslation('app');
  const panelId = useId();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, close, press, hover } = useHoverOpen();
  useEffect(() => {
    if (!open) return undefined;
    const press = ({ target }: Event) => {
      if (target instanceof Node && !item.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  });
  const prepare = () => void loadPanel().catch(() => undefined);
  return (
    <li
      ref={item}
      className={styles.item}
      {...hover}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A press on a gap of the panel moves the focus nowhere; one outside closes it by itself.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
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
          <FallbackBoundary fallback={<PartMissing />}>
            <Suspense>
              <GamesPanel onFollow={close} />
            </Suspense>
          </FallbackBoundary>
        )}
      </div>
    </li>
  );
}
