import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContactKind, unbindContact } from '#src/platform/endpoints/security/contacts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useStepUp } from '#src/session/stepUp/useStepUp.tsx';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { Entry } from '../parts/Entry.tsx';
import { useExclusiveAction } from '../parts/useExclusiveAction.ts';
import { useRefreshSecurity } from '../parts/useRefreshSecurity.ts';

const loadBind = () => import('./BindDialog.tsx');
const BindDialog = lazy(async () => ({ default: (await loadBind()).BindDialog }));

export interface ContactEntryProps {
  kind: ContactKind;
  /** The masked contact. */
  bound: string | null;
  /** The other one is bound too, so this can be removed. */
  spare: boolean;
}

/** A contact of the player: to bind, change, or remove if the other one stays. */
export function ContactEntry({ kind, bound, spare }: ContactEntryProps) {
  const { t, i18n } = useTranslation('security');
  const platform = usePlatform();
  const toast = useToast();
  const stepUp = useStepUp();
  const refresh = useRefreshSecurity();
  const { busy, failure, act } = useExclusiveAction();
  const [open, setOpen] = useState<'bind' | 'remove'>();
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    toast({ tone: 'success', title: t(`contacts.bound.${kind}`) });
  };
  const remove = () => {
    close();
    return act('remove', async () => {
      const unbind = (token?: string) => unbindContact(platform, i18n.language, kind, token);
      if (!(await stepUp.run(unbind).finally(refresh))) return;
      toast({ tone: 'success', title: t(`contacts.removed.${kind}`) });
    });
  };
  return (
    <>
      <Entry
        title={t(`overview.${kind}`)}
        lines={[bound ?? t('overview.unbound')]}
        mark={undefined}
        action={
          <Stack gap="s">
            {failure && <FormError title={failure} />}
            <Stack direction="row" gap="s" wrap>
              <Button
                aria-label={t(`contacts.${bound === null ? 'bind' : 'change'}.${kind}`)}
                onClick={() => setOpen('bind')}
                onPointerEnter={loadBind}
                onFocus={loadBind}
              >
                {t(bound === null ? 'contacts.bindShort' : 'contacts.changeShort')}
              </Button>
              {bound !== null && spare && (
                <Button
                  tone="quiet"
                  aria-label={t(`contacts.remove.${kind}`)}
                  busy={busy === 'remove'}
                  onClick={() => setOpen('remove')}
                >
                  {t('contacts.removeShort')}
                </Button>
              )}
            </Stack>
          </Stack>
        }
      />
      <Suspense>
        {open === 'bind' && <BindDialog kind={kind} onDone={done} onClose={close} />}
      </Suspense>
      <AlertDialog
        open={open === 'remove'}
        tone="danger"
        title={t(`contacts.removeTitle.${kind}`)}
        cancelLabel={t('contacts.keep')}
        onCancel={close}
        confirmLabel={t('contacts.removeShort')}
        onConfirm={remove}
      >
        {t('contacts.removeText')}
      </AlertDialog>
      {stepUp.dialog}
    </>
  );
}
