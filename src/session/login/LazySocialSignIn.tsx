import { lazy, Suspense } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import type { SocialSignInOptions } from './useSocialSignIn.ts';

const SocialSignIn = lazy(async () => ({
  default: (await import('./SocialSignIn.tsx')).SocialSignIn,
}));

/** The brand's social sign-in beside its own login (S7.32). If its manifest has none, nothing is loaded. */
export function LazySocialSignIn(options: SocialSignInOptions) {
  const social = useBrand().signIn?.social;
  if (!social) return null;
  return (
    <Suspense fallback={<SkeletonLines />}>
      <SocialSignIn social={social} {...options} />
    </Suspense>
  );
}
