import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Switch } from '#src/ui/switch/Switch.tsx';
import { useSetAutomaticTransfer } from './useSetAutomaticTransfer.ts';

/** The switch for automatic transfer: a launch transfers the main balance to the game's vendor, and its end returns it. */
export function AutomaticTransferSwitch({ automatic }: { automatic: boolean }) {
  const { t } = useTranslation('session');
  const words = useErrorMessage();
  const change = useSetAutomaticTransfer();
  return (
    <Switch
      label={t('automaticTransfer.label')}
      hint={t('automaticTransfer.hint')}
      error={change.error ? words(change.error) : undefined}
      value={change.isPending ? change.variables : automatic}
      disabled={change.isPending}
      onChange={(value) => change.mutate(value)}
    />
  );
}
