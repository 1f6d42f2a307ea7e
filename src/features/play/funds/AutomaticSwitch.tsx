import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useAutomaticFunds } from '#src/session/balance/useAutomaticFunds.ts';
import { Switch } from '#src/ui/switch/Switch.tsx';

/** Lets money move by itself to the games that the player opens, and home again. */
export function AutomaticSwitch({ automatic }: { automatic: boolean }) {
  const { t } = useTranslation('play');
  const words = useErrorMessage();
  const change = useAutomaticFunds();
  return (
    <Switch
      label={t('funds.automatic')}
      hint={t('funds.automaticHint')}
      error={change.error ? words(change.error) : undefined}
      value={change.isPending ? change.variables : automatic}
      disabled={change.isPending}
      onChange={(value) => change.mutate(value)}
    />
  );
}
