import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import {
  type Application,
  applyForPromotion,
} from '#src/platform/endpoints/promotions/applications.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { FileDrop } from '#src/ui/fileDrop/FileDrop.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { usePromotionOutcome } from '../standing/usePromotionOutcome.ts';
import { IMAGE_LIMITS, STATEMENT_LENGTH } from './limits.ts';
import { StatementField } from './StatementField.tsx';
import { useImageLabels } from './useImageLabels.ts';

export interface ApplicationFormProps {
  code: string;
  /** Called on success, before the form unmounts: the focus must move elsewhere. */
  onSent: () => void;
}

/** An application to a promotion, with one to three pictures (S5.9). On failure the input is kept. */
export function ApplicationForm({ code, onSent }: ApplicationFormProps) {
  const { t } = useTranslation('promotions');
  const { count } = useFormat();
  const words = useErrorMessage();
  const platform = usePlatform();
  const change = usePromotionOutcome();
  const labels = useImageLabels();
  const form = useForm<Application>({
    defaultValues: { statement: '', images: [] },
  });
  const { control, handleSubmit } = form;
  const forget = useDraft(form, { name: `application.${code}`, fields: ['statement'] });
  const send = useMutation({
    mutationFn: (application: Application) => applyForPromotion(platform, code, application),
    onSuccess: () => {
      forget();
      change.done(t('application.sent'), t('application.sentText'));
      onSent();
    },
  });
  return (
    <Card as="section" labelledBy="application">
      <Stack gap="l">
        <Heading level={2} size="m" id="application">
          {t('application.title')}
        </Heading>
        <SiteForm
          label={t('application.form')}
          onSubmit={handleSubmit((application) => send.mutate(application))}
        >
          {send.error && (
            <FormError title={t('application.failed')}>
              {words(send.error)} {t('application.kept')}
            </FormError>
          )}
          <Controller
            control={control}
            name="statement"
            rules={{
              validate: (text) => {
                if (!text.trim()) return t('application.statementMissing');
                if (Array.from(text).length <= STATEMENT_LENGTH) return true;
                return t('application.statementLong', { maximum: count(STATEMENT_LENGTH) });
              },
            }}
            render={({ field, fieldState }) => (
              <StatementField {...field} error={fieldState.error?.message} />
            )}
          />
          <Controller
            control={control}
            name="images"
            rules={{ validate: (files) => files.length > 0 || t('application.imagesMissing') }}
            render={({ field, fieldState }) => (
              <FileDrop
                {...field}
                label={t('application.images')}
                hint={t('application.imagesHint')}
                limits={IMAGE_LIMITS}
                labels={labels}
                error={fieldState.error?.message}
                required
              />
            )}
          />
          <FormActions>
            <Button type="submit" tone="accent" busy={send.isPending}>
              {t('application.send')}
            </Button>
          </FormActions>
        </SiteForm>
      </Stack>
    </Card>
  );
}
