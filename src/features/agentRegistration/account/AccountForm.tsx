import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { registerDownline } from '#src/platform/endpoints/agents/registerDownline.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { provenPatterns } from '#src/session/fields/provenPatterns.ts';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { useFieldCheck } from '#src/session/fields/useFieldCheck.ts';
import { useFieldWords } from '#src/session/fields/useFieldWords.ts';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { useIdempotencyKey } from '#src/session/useIdempotencyKey.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { GivenFields } from '../fields/GivenFields.tsx';
import { type AccountValues, type OpenedAccount, sentAccount } from './downlineAccountValues.ts';
import { FirstPassword } from './FirstPassword.tsx';
import { suggestPassword } from './suggestPassword.ts';

const NAMES = ['username', 'makes', 'rebatePercent', 'password'] as const;

export interface AccountFormProps {
  rules: { username: FieldConfig; password: FieldConfig };
  /** The highest rebate that the agent can give. */
  highest: string;
  onOpened: (opened: OpenedAccount) => void;
}

/** The form for a new account, with a suggested password. A retry has the same idempotency key, so it returns the same account. */
export function AccountForm({ rules, highest, onOpened }: AccountFormProps) {
  const { t } = useTranslation('agentRegistration');
  const platform = usePlatform();
  const queries = useQueryClient();
  const key = useIdempotencyKey();
  const check = useFieldCheck();
  const words = useFieldWords();
  const isSafe = provenPatterns(useBrand());
  const suggest = () => suggestPassword(rules.password, isSafe) ?? '';
  const form = useForm<AccountValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { username: '', makes: 'player', rebatePercent: '', password: suggest() },
  });
  const submit = useFormSubmit(form, NAMES, async (values) => {
    const body = sentAccount(values);
    const { account } = await registerDownline(
      platform,
      body,
      key.keyFor(JSON.stringify(body)),
    ).finally(() => queries.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] }));
    onOpened({ account, password: values.password });
  });
  const { patternId, minLength: min, maxLength: max } = rules.username;
  return (
    <FormProvider {...form}>
      <SiteForm label={t('account.title')} onSubmit={submit}>
        <FormFailure state={form.formState} />
        <TouchedController
          control={form.control}
          name="username"
          rules={{ validate: (value) => check(rules.username, value) }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={t('account.name')}
              hint={words({ rule: 'pattern', patternId, min, max })}
              error={fieldState.error?.message}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              required
            />
          )}
        />
        <GivenFields highest={highest} />
        <FirstPassword rule={rules.password} suggest={suggest} />
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={form.formState.isSubmitting}>
            {t('account.submit')}
          </Button>
        </FormActions>
      </SiteForm>
    </FormProvider>
  );
}
