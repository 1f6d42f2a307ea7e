import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CodeSent, LoginVerification, StepUp } from '#src/platform/contract.generated.ts';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { isCodeRefused } from './isCodeRefused.ts';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

/** A second factor: a code, an app or a password. */
type ProofMethod = LoginVerification['method'] | StepUp['method'];

/** The values of the fields. */
export interface ProofValues {
  answer: string;
}

export interface SecondFactorFieldsProps<Method extends ProofMethod> {
  /** The methods that the player has bound; `to` is where a code goes, masked. */
  methods: readonly { method: Method; to: string }[];
  method: Method;
  onMethod: (method: Method) => void;
  /** Sends a code by SMS or email. */
  send: (method: 'sms' | 'email') => Promise<CodeSent>;
}

/** The fields of a second factor by one of the bound methods, within a `FormProvider` (S4.16). */
export function SecondFactorFields<Method extends ProofMethod>(
  props: SecondFactorFieldsProps<Method>,
) {
  const { methods, onMethod, send } = props;
  const method: ProofMethod = props.method;
  const { t } = useTranslation('session');
  const { control, formState, clearErrors, resetField } = useFormContext<ProofValues>();
  const refused = isCodeRefused(formState.errors.root?.type);
  const by = (bound: ProofMethod) => t(`verification.by.${bound}`);
  const [only, ...others] = methods;
  return (
    <>
      {only?.to && others.length === 0 && (
        <Text>{t('verification.only', { method: by(only.method), to: only.to })}</Text>
      )}
      {others.length > 0 && (
        <RadioGroup
          label={t('verification.method')}
          options={methods.map((bound) => ({
            value: bound.method,
            label: by(bound.method),
            hint: bound.to ? <bdi>{bound.to}</bdi> : undefined,
          }))}
          value={props.method}
          onChange={(next) => next && onMethod(next)}
        />
      )}
      <Controller
        key={method}
        control={control}
        name="answer"
        rules={{ required: t('fault.required') }}
        render={({ field, fieldState: { error } }) => {
          const look = { ...field, error: error?.message };
          if (method === 'password')
            return <CurrentPasswordField {...look} hint={t('stepUp.password')} />;
          if (method === 'sms' || method === 'email') {
            const sendNew = async () => {
              const sent = await send(method);
              // A code that was missing is now on its way, as its hint says.
              clearErrors('answer');
              if (refused) {
                resetField('answer');
                clearErrors('root');
              }
              return sent;
            };
            return <OneTimeCodeField {...look} refused={refused} send={sendNew} />;
          }
          return (
            <TextField
              {...look}
              label={t(`verification.answer.${method}`)}
              inputMode={method === 'totp' ? 'numeric' : 'text'}
              autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
              required
            />
          );
        }}
      />
    </>
  );
}
