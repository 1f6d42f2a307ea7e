import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { registerSettingsQuery } from '#src/platform/endpoints/system/registerSettings.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** The platform's rule for a password, the manifest's until it has loaded; also if the registration does not ask for it. */
function useRule(name: 'password' | 'paymentPassword'): FieldConfig {
  const { registration } = useBrand();
  const { data } = useQuery(registerSettingsQuery(usePlatform()));
  return { ...(data ?? registration).username[name], enabled: true, required: true };
}

/** The rule for a new password (S3.7, S5.8). */
export const usePasswordRule = (): FieldConfig => useRule('password');

/** The platform's name for a new payment password, and the forms' name. */
export const PAYMENT_PASSWORD_FIELDS = { paymentPassword: 'password' } as const;

/** The rule for a new payment password (S3.7, S5.1). */
export const usePaymentPasswordRule = (): FieldConfig => useRule('paymentPassword');
