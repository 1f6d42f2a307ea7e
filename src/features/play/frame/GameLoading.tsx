import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { picture, waiting } from './GameFrame.css.ts';
import { useIsSlow } from './useIsSlow.ts';

/** The skeleton of a loading game; after a while it says that the game is slow, and offers a reload. */
export function GameLoading({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('play');
  const slow = useIsSlow();
  return (
    <div className={waiting} role="status">
      {slow ? (
        <StatePanel icon="refresh" title={t('slow.title')} hint={t('slow.hint')}>
          <Button onClick={onAgain}>{t('slow.again')}</Button>
        </StatePanel>
      ) : (
        <>
          <div className={picture}>
            <Skeleton shape="media" />
          </div>
          <Text tone="secondary">{t('opening')}</Text>
        </>
      )}
    </div>
  );
}
