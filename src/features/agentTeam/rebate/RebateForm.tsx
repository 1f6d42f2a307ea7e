import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { RebateBounds } from '#src/platform/contract.generated.ts';
import { setDownlineRebate } from '#src/platform/endpoints/agents/downline.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { useIdempotencyKey } from '#src/session/useIdempotencyKey.ts';
import { typedPercent } from '#src/shared/agentCentre/typedPercent.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { rebateFault } from './rebateFault.ts';

export interface RebateFormProps {
  account: string;
  /** The member's rebate as shown. */
  rebate: string;
  bounds: RebateBounds;
  /** Called on success and on cancel. */
  onClose: () => void;
}

/** The form to change a member's rebate, with the bounds shown (S2.17). Until its outcome is known a request keeps its idempotency key. */
export function RebateForm({ account, rebate, bounds, onClose }: RebateFormProps) {
  const { t } = useTranslation('agentTeam');
  const { percent } = useFormat();
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  const key = useIdempotencyKey();
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { rebatePercent: '' },
  });
  const submit = useFormSubmit(form, ['rebatePercent'], async ({ rebatePercent: typed }) => {
    const rebatePercent = typedPercent(typed) ?? typed;
    const body = { account, rebatePercent, before: rebate };
    // A refusal can mean that the rebate or its bounds have changed.
    await setDownlineRebate(platform, body, key.keyFor(JSON.stringify(body))).finally(() =>
      queries.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] }),
    );
    key.done();
    toast({ tone: 'success', title: t('rebate.done') });
    onClose();
  });
  const shown = { least: percent(bounds.least), most: percent(bounds.most) };
  return (
    <SiteForm label={t('rebate.change')} onSubmit={submit}>
      <FormFailure state={form.formState} />
      <TouchedController
        control={form.control}
        name="rebatePercent"
        rules={{
          validate: (typed) => {
            const fault = rebateFault(typed, bounds);
            return fault && t(`rebate.fault.${fault}`, shown);
          },
        }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={t('rebate.new')}
            hint={t('rebate.hint', shown)}
            error={fieldState.error?.message}
            inputMode="decimal"
            autoComplete="off"
            suffix="%"
            required
          />
        )}
      />
      <FormActions>
        <Button type="submit" tone="accent" busy={form.formState.isSubmitting}>
          {t('rebate.submit')}
        </Button>
        <Button onClick={onClose}>{t('rebate.cancel')}</Button>
      </FormActions>
    </SiteForm>
  );
}
