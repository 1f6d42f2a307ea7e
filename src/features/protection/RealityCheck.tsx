import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { RealityCheckMinutes } from '#src/platform/contract.generated.ts';
import { setRealityCheck } from '#src/platform/endpoints/protection/limits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { Part } from './Part.tsx';
import { useKeepProtection } from './useKeepProtection.ts';
import { usePlayPosition } from './usePlayPosition.ts';

/** The intervals to choose, in minutes (DECISIONS, player protection). */
const CHOICES: Record<`${RealityCheckMinutes}`, RealityCheckMinutes> = { 15: 15, 30: 30, 60: 60 };

/** The setting how often play stops to show the player the time played and its cost. */
export function RealityCheck({ minutes }: { minutes: RealityCheckMinutes }) {
  const { t } = useTranslation('protection');
  const { count, date } = useFormat();
  const platform = usePlatform();
  const toast = useToast();
  const keep = useKeepProtection();
  const sitting = usePlayPosition()?.sitting;
  const form = useForm<{ every: keyof typeof CHOICES }>({ defaultValues: { every: `${minutes}` } });
  const { control, formState } = form;
  const submit = useFormSubmit(form, [], async ({ every }) => {
    keep(await setRealityCheck(platform, { minutes: CHOICES[every] }));
    toast({ tone: 'success', title: t('check.saved', { minutes: count(CHOICES[every]) }) });
  });
  return (
    <Part id="reality-check" title={t('check.title')} text={t('check.text')}>
      {sitting && (
        <Text size="s">{t('check.next', { time: date(sitting.nextCheckAt, 'time') })}</Text>
      )}
      <SiteForm label={t('check.title')} onSubmit={submit}>
        <Controller
          control={control}
          name="every"
          render={({ field }) => (
            <RadioGroup
              {...field}
              label={t('check.every')}
              error={formState.errors.root?.message}
              options={Object.entries(CHOICES).map(([value, length]) => ({
                value,
                label: t('check.minutes', { minutes: count(length) }),
              }))}
            />
          )}
        />
        <FormActions>
          <Button type="submit" busy={formState.isSubmitting}>
            {t('check.save')}
          </Button>
        </FormActions>
      </SiteForm>
    </Part>
  );
}
