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

/** How long a field rests before the platform is asked about it, in milliseconds. */
const REST_MS = 500;

/** What only the platform knows: whether a name is taken, and whose a code is. */
const ASKED: readonly FieldName[] = [
  'username',
  'mobileNum',
  'email',
  'recommenderId',
  'affiliateCode',
  'referralCode',
];

/** When a field is asked about, and whether its last question has no answer. */
export interface LiveCheck {
  /** Fit the `rules` of a `Controller`. */
  rules: { onChange: () => void; onBlur: () => void };
  /** Whether the platform could not be asked, so that the field is checked only when the form is sent. */
  isUnanswered: boolean;
}

/**
 * Asks the platform about a field once it was left, and from then on while it is typed (S7.23): when it rests, and only if the
 * form itself finds it right. Typing cancels the question before. A human check that the platform asks for is passed unseen;
 * a question that fails all the same leaves the field unanswered, since the form is checked again when it is sent.
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
