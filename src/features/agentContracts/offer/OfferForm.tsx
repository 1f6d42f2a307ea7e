import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OfferTerms } from '#src/platform/contract.generated.ts';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { useContractWords } from '../useContractWords.ts';
import { closedOf, type OfferValues, PERIODS } from './offerValues.ts';
import { RateField } from './RateField.tsx';

const NAMES = ['kind', 'period', 'ratePercent'] as const;

export interface OfferFormProps {
  terms: OfferTerms;
  /** The initial values of the form. */
  entered: OfferValues;
  onReview: (values: OfferValues) => void;
}

/** The offer form: kind, payment period, and a rate within the bounds (S3.16, S4.16). */
export function OfferForm({ terms, entered, onReview }: OfferFormProps) {
  const { t } = useTranslation('agentContracts');
  const words = useContractWords();
  const form = useForm<OfferValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: entered,
  });
  const submit = useFormSubmit(form, NAMES, async (values) => onReview(values));
  const kind = form.watch('kind');
  const term = terms.kinds.find((each) => each.kind === kind);
  const options = terms.kinds.map((each) => {
    const closed = closedOf(each);
    const has = each.inForce
      ? t('offer.has', { rate: words.rate(each.inForce) })
      : t('offer.hasNone');
    return {
      ...{ value: each.kind, label: t(`kind.${each.kind}`), disabled: closed !== undefined },
      hint: closed ? t(`offer.closed.${closed}`) : has,
    };
  });
  return (
    <FormProvider {...form}>
      <SiteForm label={t('offer.form')} onSubmit={submit}>
        <TouchedController
          control={form.control}
          name="kind"
          render={({ field }) => (
            <RadioGroup {...field} label={t('offer.kind')} options={options} required />
          )}
        />
        {kind === 'dividend' && (
          <TouchedController
            control={form.control}
            name="period"
            rules={{ validate: (period) => (period ? undefined : t('offer.fault.period')) }}
            render={({ field, fieldState }) => (
              <Select
                {...field}
                label={t('offer.period')}
                hint={t('offer.periodHint')}
                placeholder={t('offer.choosePeriod')}
                options={PERIODS.map((value) => ({ value, label: t(`paid.${value}`) }))}
                error={fieldState.error?.message}
                required
              />
            )}
          />
        )}
        {term && <RateField key={kind} term={term} />}
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={form.formState.isSubmitting}>
            {t('offer.review')}
          </Button>
        </FormActions>
      </SiteForm>
    </FormProvider>
  );
}
