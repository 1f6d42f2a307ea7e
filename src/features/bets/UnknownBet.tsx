import { useTranslation } from 'react-i18next';
import { Sheet } from '#src/ui/sheet/Sheet.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The message for a bet that the player does not have. */
export function UnknownBet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('bets');
  return (
    <Sheet title={t('one')} closeLabel={t('close')} open onClose={onClose}>
      <Text>{t('oneUnknown')}</Text>
    </Sheet>
  );
}
