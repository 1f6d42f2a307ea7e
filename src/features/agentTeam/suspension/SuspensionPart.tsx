import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { LiftButton } from './LiftButton.tsx';
import { StatusCell } from './StatusCell.tsx';
import { SuspensionForm } from './SuspensionForm.tsx';
import { useSuspension } from './useSuspension.ts';

/** Whether a member can play. The agent directly above suspends them, or lifts that (S2.17). */
export function SuspensionPart({ member }: { member: TeamMember }) {
  const { t } = useTranslation('agentTeam');
  const [open, setOpen] = useState(false);
  const change = useSuspension(member.account);
  return (
    <Stack gap="s">
      <Heading level={3}>{t('status.title')}</Heading>
      <Stack align="start">
        <StatusCell member={member} />
      </Stack>
      {member.depth === 1 && <Change {...{ member, open, setOpen, change }} />}
    </Stack>
  );
}

interface ChangeProps {
  member: TeamMember;
  open: boolean;
  setOpen: (open: boolean) => void;
  change: ReturnType<typeof useSuspension>;
}

function Change({ member, open, setOpen, change }: ChangeProps) {
  const { t } = useTranslation('agentTeam');
  if (member.suspension) return <LiftButton onLift={() => change(null)} />;
  if (open) {
    return (
      <SuspensionForm
        onSuspend={async (reason) => {
          await change(reason);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    );
  }
  return (
    <Stack direction="row">
      <Button onClick={() => setOpen(true)}>{t('suspension.suspend')}</Button>
    </Stack>
  );
}
