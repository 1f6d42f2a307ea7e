import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { FieldConfigs, RegistrationCheck } from '#src/platform/contract.generated.ts';
import { validateRegistration } from '#src/platform/endpoints/registration/registration.ts';
import { isHumanCheckNeeded } from '#src/platform/humanCheck/isHumanCheckNeeded.ts';
import { passHumanCheck } from '#src/platform/humanCheck/passHumanCheck.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useFieldWords } from '#src/session/fields/useFieldWords.ts';
import type { FieldName, FormKind } from './fieldNames.ts';
import { type RegisterValues, sentText } from './registerValues.ts';

/** The pause in typing before the platform checks a field, in milliseconds. */
const REST_MS = 500;

/** The fields only the platform can check: taken names, and codes. */
const ASKED: readonly FieldName[] = [
  'username',
  'mobileNum',
  'email',
  'recommenderId',
  'affiliateCode',
  'referralCode',
];

/** A field's check at the platform, and whether the last one failed. */
export interface LiveCheck {
  /** Fit the `rules` of a `Controller`. */
  rules: { onChange: () => void; onBlur: () => void };
  /** Whether the platform could not be asked, so that the field is checked only when the form is sent. */
  isUnanswered: boolean;
}

/**
 * Checks a field at the platform once it was left, and from then on while typing (S7.23): after a pause, and only if the form's own rules
 * accept it. Typing cancels the previous check. A required human check passes invisibly; a check that still fails leaves the field
 * unanswered, since the form is checked again on submission.
 */
export function useLiveCheck(kind: FormKind, rules: FieldConfigs): (name: FieldName) => LiveCheck {
  const { getValues, getFieldState, trigger, setError } = useFormContext<RegisterValues>();
  const platform = usePlatform();
  const { humanCheck: policy, market } = useBrand();
  const words = useFieldWords();
  const asked = useRef(new Map<FieldName, AbortController>());
  const [unanswered, setUnanswered] = useState<readonly FieldName[]>([]);

  useEffect(() => {
    const questions = asked.current;
    return () => {
      for (const question of questions.values()) question.abort();
    };
  }, []);

  async function findingsOf(body: RegistrationCheck, signal: AbortSignal) {
    const answer = validateRegistration(platform, body, signal).catch(async (failure: unknown) => {
      if (!isHumanCheckNeeded(failure)) throw failure;
      const humanCheck = await passHumanCheck(policy, platform, 'register');
      return validateRegistration(platform, { ...body, humanCheck }, signal);
    });
    return (await answer).fields;
  }

  async function ask(name: Exclude<FieldName, 'verificationCode'>, signal: AbortSignal) {
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    if (signal.aborted || !(await trigger(name))) return;
    const text = await sentText(name, getValues(), rules, market);
    if (text === '' || signal.aborted) return;
    const fields = await findingsOf({ form: kind, fields: { [name]: text } }, signal);
    const finding = fields.find((one) => one.name === name);
    if (finding && !signal.aborted) setError(name, { message: words(finding) });
  }

  const begin = (name: FieldName) => {
    asked.current.get(name)?.abort();
    if (name === 'verificationCode' || !ASKED.includes(name)) return;
    const question = new AbortController();
    asked.current.set(name, question);
    setUnanswered((names) => names.filter((one) => one !== name));
    ask(name, question.signal).catch(() => {
      if (!question.signal.aborted) setUnanswered((names) => [...names, name]);
    });
  };

  return (name) => ({
    rules: {
      onChange: () => {
        if (getFieldState(name).isTouched) begin(name);
      },
      onBlur: () => begin(name),
    },
    isUnanswered: unanswered.includes(name),
  });
}
