import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDeadInvitation } from '#src/session/useDeadInvitation.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';
import type { RegisterValues } from './registerValues.ts';

/** Tells that the invitation which a visitor came by does not work, as long as its code is in the form, and removes it. */
export function DeadInvitation({ code }: { code: string }) {
  const { t } = useTranslation('register');
  const { control, resetField, setFocus } = useFormContext<RegisterValues>();
  const typed = useWatch({ control, name: 'referralCode' });
  const isDead = useDeadInvitation(code);
  if (!isDead || typed !== code) return null;
  const leaveOut = () => {
    resetField('referralCode', { defaultValue: '' });
    setFocus('referralCode');
  };
  return (
    <Card tone="outlined">
      <StatePanel icon="info" role="alert" title={t('dead.title')} hint={t('dead.text')}>
        <Button onClick={leaveOut}>{t('dead.without')}</Button>
      </StatePanel>
    </Card>
  );
}
