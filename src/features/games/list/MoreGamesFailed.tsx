import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { failed } from './GameList.css.ts';

export interface MoreGamesFailedProps {
  error: Error;
  onRetry: () => void;
}

/** Says that a page of games failed to load; loaded ones stay. */
export function MoreGamesFailed({ error, onRetry }: MoreGamesFailedProps) {
  const { t } = useTranslation('games');
  const words = useErrorMessage();
  return (
    <div role="alert" className={failed}>
      <Text size="s">{words(error)}</Text>
      <Button size="s" icon="refresh" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
