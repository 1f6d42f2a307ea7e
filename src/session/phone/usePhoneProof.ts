import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { CodeSent } from '#src/platform/contract.generated.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import type { CodeUnderWay, PhoneToken } from '#src/platform/phone/provider.ts';

/** What proves a phone: a code that the platform sent, or the token of a provider for one. */
type PhoneProofing = { verificationCode: string } | PhoneToken;

/** How a form has a phone proven. */
export interface PhoneProof {
  /** Sends a code to a number in E.164. */
  send(number: string): Promise<CodeSent>;
  /** What the platform is sent for the code that was typed. */
  prove(code: string): Promise<PhoneProofing>;
}

/**
 * Has a phone proven by a code (S4.7): by the platform's own, which `sendSms` asks for, or by the provider that the
 * manifest names, which is loaded only then (S7.32).
 */
export function usePhoneProof(sendSms: (number: string) => Promise<CodeSent>): PhoneProof {
  const phone = useBrand().signIn?.phone;
  const { i18n } = useTranslation();
  const underWay = useRef<CodeUnderWay>(undefined);
  if (!phone) return { send: sendSms, prove: async (verificationCode) => ({ verificationCode }) };
  return {
    send: async (number) => {
      const { firebase } = await import('#src/platform/phone/firebase.ts');
      underWay.current = await firebase(phone).send(number, i18n.language);
      const { expiredMinutes } = underWay.current;
      return { expiredMinutes };
    },
    prove: async (code) => {
      if (underWay.current) return underWay.current.confirm(code);
      throw new PlatformError({ code: 'verification_code_expired', status: 0 });
    },
  };
}
