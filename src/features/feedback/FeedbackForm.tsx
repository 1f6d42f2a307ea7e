import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { FeedbackText } from '#src/platform/contract.generated.ts';
import {
  FEEDBACK_CATEGORIES,
  FEEDBACK_LENGTH,
  feedbackQuery,
  sendFeedback,
} from '#src/platform/endpoints/help/feedback.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { TextAreaField } from '#src/ui/textAreaField/TextAreaField.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { useLengthWords } from './useLengthWords.ts';

interface Draft {
  category: FeedbackText['category'] | null;
  content: string;
}

const EMPTY: Draft = { category: null, content: '' };

/** Counts as the platform does: an emoji is one character. */
const isTooLong = (content: string) => [...content].length > FEEDBACK_LENGTH;

/** The feedback form, at most 140 characters (S5.9). Feedback that could not be sent stays in it. */
export function FeedbackForm() {
  const { t } = useTranslation('feedback');
  const { count } = useFormat();
  const words = useErrorMessage();
  const toast = useToast();
  const platform = usePlatform();
  const queries = useQueryClient();
  const length = useLengthWords();
  const form = useForm<Draft>({ defaultValues: EMPTY });
  const { control, handleSubmit, reset } = form;
  useDraft(form, { name: 'feedback', fields: ['category', 'content'] });
  const sending = useMutation({
    mutationFn: (feedback: FeedbackText) => sendFeedback(platform, feedback),
    onSuccess: () => {
      reset(EMPTY);
      toast({ tone: 'success', title: t('sent'), text: t('sentHint') });
      return queries.invalidateQueries({ queryKey: feedbackQuery(platform).queryKey });
    },
  });
  const send = handleSubmit(({ category, content }) => {
    if (category && !sending.isPending) sending.mutate({ category, content: content.trim() });
  });
  return (
    <Card>
      <SiteForm label={t('form')} onSubmit={send}>
        {sending.isError && (
          <FormError title={t('notSent')}>
            {words(sending.error)} {t('kept')}
          </FormError>
        )}
        <Controller
          control={control}
          name="category"
          rules={{ required: t('missing.category') }}
          render={({ field, fieldState: { error } }) => (
            <RadioGroup
              {...field}
              label={t('category.label')}
              options={FEEDBACK_CATEGORIES.map((value) => ({
                value,
                label: t(`category.${value}`),
              }))}
              error={error?.message}
              required
            />
          )}
        />
        <Controller
          control={control}
          name="content"
          rules={{
            validate: {
              some: (content) => content.trim() !== '' || t('missing.content'),
              short: (content) =>
                !isTooLong(content.trim()) ||
                t('missing.shorter', { maximum: count(FEEDBACK_LENGTH) }),
            },
          }}
          render={({ field, fieldState: { error } }) => (
            <TextAreaField
              {...field}
              label={t('content.label')}
              hint={t('content.hint')}
              error={error?.message}
              count={length}
              required
            />
          )}
        />
        <FormActions>
          <Button type="submit" tone="accent" busy={sending.isPending}>
            {t('send')}
          </Button>
        </FormActions>
      </SiteForm>
    </Card>
  );
}
