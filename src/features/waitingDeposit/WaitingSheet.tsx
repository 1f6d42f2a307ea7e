import { useTranslation } from 'react-i18next';
import { WaitingDeposits } from '#src/shared/deposits/WaitingDeposits.tsx';
import { Sheet, type SheetProps } from '#src/ui/sheet/Sheet.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The list of several deposits that wait, each with the link to its step. */
export function WaitingSheet({ open, onClose }: Pick<SheetProps, 'open' | 'onClose'>) {
  const { t } = useTranslation('session');
  return (
    <Sheet title={t('openDeposit.bar.list')} closeLabel={t('close')} open={open} onClose={onClose}>
      <Stack gap="s">
        <WaitingDeposits />
      </Stack>
    </Sheet>
  );
}
