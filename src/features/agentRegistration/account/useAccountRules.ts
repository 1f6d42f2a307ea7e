import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { registerSettingsQuery } from '#src/platform/endpoints/system/registerSettings.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { usePasswordRule } from '#src/session/fields/usePasswordRule.ts';

/** The rules for a new account: the platform's, or the manifest's if it does not answer; undefined while loading (S3.7). */
export function useAccountRules(): { username: FieldConfig; password: FieldConfig } | undefined {
  const { registration } = useBrand();
  const { data, isPending } = useQuery(registerSettingsQuery(usePlatform()));
  const password = usePasswordRule();
  if (isPending) return undefined;
  const { username } = (data ?? registration).username;
  return { username: { ...username, enabled: true, required: true }, password };
}
