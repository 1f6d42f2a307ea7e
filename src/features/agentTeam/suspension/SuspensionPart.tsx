import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuspensionReason, TeamMember } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { FormFocus } from '../FormFocus.tsx';
import { LiftButton } from './LiftButton.tsx';
import { StatusCell } from './StatusCell.tsx';
import { SuspensionForm } from './SuspensionForm.tsx';
import { useSuspension } from './useSuspension.ts';

/** The status of a member. Their direct upline can suspend them and lift the suspension (S2.17). */
export function SuspensionPart({ member }: { member: TeamMember }) {
  const { t } = useTranslation('agentTeam');
  return (
    <Stack gap="s">
      <Heading level={3}>{t('status.title')}</Heading>
      <Stack align="start">
        <StatusCell member={member} />
      </Stack>
      {member.depth === 1 && <Change member={member} />}
    </Stack>
  );
}

/** The control to suspend a member, or to lift the suspension. */
function Change({ member: { account, suspension } }: { member: TeamMember }) {
  const { t } = useTranslation('agentTeam');
  const [open, setOpen] = useState(false);
  const change = useSuspension(account);
  const shown = open ? 'form' : 'suspend';
  const suspend = async (reason: SuspensionReason | null) => {
    await change(reason);
    setOpen(false);
  };
  const content = () => {
    if (suspension) return <LiftButton onLift={() => change(null)} />;
    if (open) return <SuspensionForm onSuspend={suspend} onClose={() => setOpen(false)} />;
    return <Button onClick={() => setOpen(true)}>{t('suspension.suspend')}</Button>;
  };
  return <FormFocus shown={suspension ? 'lift' : shown}>{content()}</FormFocus>;
}
