import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { CodeSent } from '#src/platform/contract.generated.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import type { PhoneToken, SentPhoneCode } from '#src/platform/phone/provider.ts';

/** The proof of a phone: a code from the platform, or the token of a provider for one. */
type PhoneProofing = { verificationCode: string } | PhoneToken;

/** Proves a phone for a form. */
export interface PhoneProof {
  /** Sends a code to a number in E.164. */
  send(number: string): Promise<CodeSent>;
  /** The proof to send to the platform for the typed code. */
  prove(code: string): Promise<PhoneProofing>;
}

/**
 * Verifies a phone number by a code (S4.7): the platform's own, which `sendSms` requests, or that of the manifest's provider, loaded on
 * the first send (S7.32).
 */
export function usePhoneProof(sendSms: (number: string) => Promise<CodeSent>): PhoneProof {
  const phone = useBrand().signIn?.phone;
  const { i18n } = useTranslation();
  const underWay = useRef<SentPhoneCode>(undefined);
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
