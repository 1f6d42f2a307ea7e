import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { ExclusionScope } from '#src/platform/contract.generated.ts';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { type BreakKind, LENGTHS } from './breakKinds.ts';
import { useBreakWords } from './useBreakWords.ts';

/** A break as chosen. */
export interface ChosenBreak {
  /** Hours of a time-out, months of an exclusion. */
  length: number;
  scope: ExclusionScope;
}

export interface BreakChoiceFormProps {
  kind: BreakKind;
  /** The earlier choice, if the player came back. */
  chosen: ChosenBreak | undefined;
  onChosen: (chosen: ChosenBreak) => void;
}

/** The form for a break's length and sites. */
export function BreakChoiceForm({ kind, chosen, onChosen }: BreakChoiceFormProps) {
  const { t } = useTranslation('protection');
  const { name: brand } = useBrand();
  const words = useBreakWords(kind);
  const { control, handleSubmit } = useForm<{ length: string; scope: ExclusionScope }>({
    defaultValues: { length: String(chosen?.length ?? ''), scope: chosen?.scope ?? 'brand' },
  });
  return (
    <SiteForm
      label={t(`${kind}.open`)}
      onSubmit={handleSubmit(({ length, scope }) => onChosen({ length: Number(length), scope }))}
    >
      <Controller
        control={control}
        name="length"
        rules={{ required: t('break.lengthMissing') }}
        render={({ field, fieldState }) => (
          <RadioGroup
            {...field}
            label={t('break.length')}
            error={fieldState.error?.message}
            options={LENGTHS[kind].map((length) => ({
              value: String(length),
              label: words(length),
            }))}
            required
          />
        )}
      />
      <Controller
        control={control}
        name="scope"
        render={({ field }) => (
          <RadioGroup
            {...field}
            label={t('break.scope')}
            options={[
              { value: 'brand', label: t('break.brand', { brand }) },
              { value: 'licensee', label: t('break.licensee') },
            ]}
          />
        )}
      />
      <FormActions>
        <Button type="submit" tone="accent">
          {t('break.next')}
        </Button>
      </FormActions>
    </SiteForm>
  );
}
