import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldConfigs } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { INVITATIONS } from './fieldNames.ts';
import type { RegisterValues } from './registerValues.ts';
import { TextRow } from './TextRow.tsx';
import type { LiveCheck } from './useLiveCheck.ts';

export interface InvitationRowsProps {
  rules: FieldConfigs;
  /** When the platform checks each of them. */
  liveOf: (name: (typeof INVITATIONS)[number]) => LiveCheck;
}

/**
 * The optional fields that name an inviter, behind a button, so that the form of everybody else is short. They are shown where one of them
 * is filled in: by the address, or by an earlier visit.
 */
export function InvitationRows({ rules, liveOf }: InvitationRowsProps) {
  const { t } = useTranslation('register');
  const { control, setFocus } = useFormContext<RegisterValues>();
  const codes = useWatch({ control, name: INVITATIONS });
  const [unfolded, setUnfolded] = useState(false);
  const names = INVITATIONS.filter((name) => rules[name].enabled && !rules[name].required);
  const [first] = names;
  if (!first) return null;
  if (!unfolded && names.some((name) => codes[INVITATIONS.indexOf(name)] !== '')) setUnfolded(true);
  if (unfolded) {
    return names.map((name) => (
      <TextRow key={name} name={name} rule={rules[name]} live={liveOf(name)} />
    ));
  }
  const unfold = () => {
    flushSync(() => setUnfolded(true));
    // The button is gone.
    setFocus(first);
  };
  return (
    <Button tone="quiet" icon="chevronDown" aria-expanded={false} onClick={unfold}>
      {t('invited')}
    </Button>
  );
}
