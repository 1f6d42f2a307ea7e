import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';
import { useTrackOpened } from '#src/session/analytics/useTrackOpened.ts';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { PopupLink } from '#src/session/PopupLink.tsx';
import { pageHeading } from '#src/session/pageHeading.ts';
import { useScreenTitle } from '#src/session/screenTitle.ts';
import { keptNewcomer } from '#src/session/unboundSocialAccount.ts';
import { useFlags } from '#src/session/useFlags.ts';
import { useStartSession } from '#src/session/useStartSession.ts';
import { GroupBanner } from '#src/shared/banners/GroupBanner.tsx';
import { ContentBlocks } from '#src/shared/blocks/ContentBlocks.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { DepositLimitForm } from './DepositLimitForm.tsx';
import { InvalidInvitation } from './InvalidInvitation.tsx';
import { InvitationRefused } from './InvitationRefused.tsx';
import { type NewPlayerSession, RegisterForms } from './RegisterForms.tsx';
import { emptyValues, KEPT_NAMES } from './registerValues.ts';
import { SocialAccountNote } from './SocialAccountNote.tsx';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { useConfirmLeave } from './useConfirmLeave.ts';
import { useInvitation } from './useInvitation.ts';
import { useLoginOnLeave } from './useLoginOnLeave.ts';

/** The registration dialog above the current page (S2.2); then a deposit limit is offered, and the session begins (S4.5). */
export function RegisterScreen({ close }: { close: () => void }) {
  const { t } = useTranslation(['register', 'session']);
  const { market, pages } = useBrand();
  const flags = useFlags();
  useTrackOpened('registration_opened');
  const enter = useStartSession(close);
  const invitation = useInvitation();
  const now = usePlatformClock();
  const [newcomer] = useState(() => keptNewcomer(now()));
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: emptyValues(market, invitation, newcomer),
  });
  const forget = useDraft(form, { name: 'register', fields: KEPT_NAMES });
  const [begun, setBegun] = useState<NewPlayerSession>();
  const token = begun?.token;
  const [leave, setLeave] = useState<() => void>();
  const wouldLose = form.formState.isDirty && token === undefined;
  const ask = (go: () => void) => setLeave(() => go);
  const agree = useConfirmLeave(wouldLose, () => ask(close));
  useLoginOnLeave(token);
  useScreenTitle(begun && t('limit.title'), 'popup');
  const begin = (opened: NewPlayerSession) => {
    forget();
    setBegun(opened);
  };
  if (begun !== undefined) {
    const done = () => enter(begun.token);
    // A separate dialog: the form's would stay scrolled to its button, and the focus would be lost with the button.
    return (
      <Dialog
        key="limit"
        title={t('limit.title')}
        closeLabel={t('session:close')}
        open
        onClose={done}
        // The link that opened the registration is gone: the player is logged in.
        returnTo={pageHeading}
      >
        <DepositLimitForm {...begun} onDone={done} />
      </Dialog>
    );
  }
  return (
    <Dialog
      picture={<GroupBanner group="w_register" sizes="320px" />}
      title={t('title')}
      closeLabel={t('close')}
      open
      onClose={() => (wouldLose ? ask(close) : close())}
    >
      <FormProvider {...form}>
        <Stack gap="l">
          {newcomer && <SocialAccountNote newcomer={newcomer} />}
          <InvalidInvitation code={invitation} />
          <RegisterForms flags={flags} onBegun={begin} />
          <Stack direction="row" gap="s" align="center" wrap>
            <Text tone="secondary">{t('known')}</Text>
            <PopupLink to="/login" hold={wouldLose ? ask : undefined}>
              {t('login')}
            </PopupLink>
          </Stack>
          <ContentBlocks blocks={pages.register} list="register" />
        </Stack>
        <InvitationRefused />
        <UnsavedChangesDialog
          open={leave !== undefined}
          onStay={() => setLeave(undefined)}
          onLeave={() => {
            agree();
            forget();
            leave?.();
          }}
        />
      </FormProvider>
    </Dialog>
  );
}
