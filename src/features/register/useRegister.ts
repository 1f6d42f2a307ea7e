import type { UseFormReturn } from 'react-hook-form';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { Registered, Registration } from '#src/platform/contract.generated.ts';
import { register, registerMobile } from '#src/platform/endpoints/registration/registration.ts';
import { isHumanCheckNeeded } from '#src/platform/humanCheck/isHumanCheckNeeded.ts';
import { passHumanCheck } from '#src/platform/humanCheck/passHumanCheck.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useTrack } from '#src/session/analytics/useTrack.ts';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import type { PhoneProof } from '#src/session/phone/usePhoneProof.ts';
import { dropReferralCode } from '#src/session/referralCode.ts';
import { dropNewcomer } from '#src/session/unboundSocialAccount.ts';
import type { FormKind } from './fieldNames.ts';
import { type RegisterValues, sentFields, VALUE_NAMES } from './registerValues.ts';
import { useFormRules } from './useFormRules.ts';
import { useLostRegistration } from './useLostRegistration.ts';

const CALLS = { username: register, mobile: registerMobile };

/** Whether the social account can no longer be bound; the form continues without it (S7.32). */
const isTokenEnded = (failure: unknown): boolean =>
  failure instanceof PlatformError && failure.code === 'social_token_ended';

/** Sends the registration (S3.6, S7.7, S7.8), with a human check if the brand or the platform requires one. */
export function useRegister(
  kind: FormKind,
  form: UseFormReturn<RegisterValues>,
  phone: PhoneProof,
  onDone: (registered: Registered) => void,
) {
  const platform = usePlatform();
  const { humanCheck: policy, legal, market } = useBrand();
  const { rules } = useFormRules(kind);
  const findLost = useLostRegistration();
  const measure = useTrack();
  return useFormSubmit(form, VALUE_NAMES, async (values) => {
    const fields = await sentFields(values, rules, market);
    const verificationCode = values.verificationCode.trim();
    const proven = fields.mobileNum !== undefined && verificationCode !== '';
    const proof = proven ? await phone.prove(verificationCode) : undefined;
    const { origin, pathname, hostname: domain } = location;
    const body: Registration = {
      ...fields,
      ...proof,
      ...(values.socialToken !== '' && { socialToken: values.socialToken }),
      ageConfirmed: true,
      privacyAgreed: true,
      termsVersion: legal.termsVersion,
      login: true,
      domain,
      ...(kind === 'mobile' && {
        registerUrl: origin + pathname,
        registerMethod: 'WEB' as const,
      }),
    };
    measure('registration_sent', { method: kind });
    const send = async (checked: boolean): Promise<Registered> => {
      if (!checked) return CALLS[kind](platform, body);
      const humanCheck = await passHumanCheck(policy, platform, 'register');
      return CALLS[kind](platform, { ...body, humanCheck });
    };
    const sendChecked = (failure: unknown): Promise<Registered> => {
      if (policy.registration || !isHumanCheckNeeded(failure)) throw failure;
      return send(true);
    };
    const sending = send(policy.registration).catch(sendChecked);
    const registered = await sending.catch((failure: unknown) => {
      if (isTokenEnded(failure)) form.setValue('socialToken', '');
      return findLost(failure, body);
    });
    measure('registration_done', { method: kind });
    dropReferralCode();
    dropNewcomer();
    onDone(registered);
  });
}
