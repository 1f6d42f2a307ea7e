import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { FieldConfigs } from '#src/platform/contract.generated.ts';
import { whitelabelQuery } from '#src/platform/endpoints/site.ts';
import { registerSettingsQuery } from '#src/platform/endpoints/system/registerSettings.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useFlags } from '#src/session/useFlags.ts';
import type { FormKind } from './fieldNames.ts';
import { formRules } from './formRules.ts';

/**
 * The rules of a form: the platform's, or the manifest's while loading or on failure (S3.7). They are pending until its settings and its
 * flags are known, since either decides which fields there are.
 */
export function useFormRules(kind: FormKind): { rules: FieldConfigs; pending: boolean } {
  const { registration } = useBrand();
  const platform = usePlatform();
  const { data, isPending } = useQuery(registerSettingsQuery(platform));
  const flags = useQuery(whitelabelQuery(platform));
  return {
    rules: formRules(data ?? registration, kind, useFlags()),
    pending: isPending || flags.isPending,
  };
}
