import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '#src/platform/endpoints/profile/profile.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { KnownDetails } from './KnownDetails.tsx';

const loadEdit = () => import('./EditDialog.tsx');
const EditDialog = lazy(async () => ({ default: (await loadEdit()).EditDialog }));

/** The player's own details, and the button to edit them (S3.17). */
export function DetailsPart() {
  const { t } = useTranslation('member');
  const toast = useToast();
  const query = useQuery(profileQuery(usePlatform()));
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  const done = () => {
    close();
    toast({ tone: 'success', title: t('details.done') });
  };
  return (
    <Card as="section" labelledBy="member-details">
      <Stack gap="m">
        <Stack direction="row" gap="m" justify="between" align="center" wrap>
          <Heading level={2} size="l" id="member-details">
            {t('details.title')}
          </Heading>
          {query.data && (
            <Button
              icon="pencil"
              onClick={() => setEditing(true)}
              onPointerEnter={loadEdit}
              onFocus={loadEdit}
            >
              {t('details.edit')}
            </Button>
          )}
        </Stack>
        <KnownDetails query={query} />
      </Stack>
      <Suspense>
        {editing && query.data && <EditDialog profile={query.data} onDone={done} onClose={close} />}
      </Suspense>
    </Card>
  );
}
