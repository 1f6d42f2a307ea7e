import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';

const subscribe = (notify: () => void) => {
  document.addEventListener('fullscreenchange', notify);
  return () => document.removeEventListener('fullscreenchange', notify);
};

const isFull = () => document.fullscreenElement !== null;

/**
 * Puts the page in full screen, so that the bar and its back button stay above the game. Hidden if the browser has no full screen; if it
 * refuses, nothing changes.
 */
export function FullScreenButton() {
  const { t } = useTranslation('play');
  const full = useSyncExternalStore(subscribe, isFull, () => false);
  if (!document.fullscreenEnabled) return null;
  const toggle = () =>
    (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => {},
    );
  return (
    <IconButton icon="fullScreen" label={t('fullScreen')} aria-pressed={full} onClick={toggle} />
  );
}
