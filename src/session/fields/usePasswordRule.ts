import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { registerSettingsQuery } from '#src/platform/endpoints/system/registerSettings.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** The platform's rule of a password, the manifest's until it is known; whether the registration asks for it or not. */
function useRule(name: 'password' | 'paymentPassword'): FieldConfig {
  const { registration } = useBrand();
  const { data } = useQuery(registerSettingsQuery(usePlatform()));
  return { ...(data ?? registration).username[name], enabled: true, required: true };
}

/** The rule of a new password (S3.7, S5.8). */
export const usePasswordRule = (): FieldConfig => useRule('password');

/** What the platform calls a new payment password, and the forms that ask for one do. */
export const PAYMENT_PASSWORD_FIELDS = { paymentPassword: 'password' } as const;

/** The rule of a new payment password (S3.7, S5.1). */
export const usePaymentPasswordRule = (): FieldConfig => useRule('paymentPassword');
