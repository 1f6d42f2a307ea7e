import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { notice } from './OfflineNotice.css.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** The notice shown while the device is offline. */
export function OfflineNotice() {
  const { t } = useTranslation('app');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className={notice}>
          <Icon name="offline" />
          {t('offline.text')}
        </p>
      )}
    </div>
  );
}
