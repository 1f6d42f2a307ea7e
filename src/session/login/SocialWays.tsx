import { lazy, Suspense } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import type { SocialSignInOptions } from './useSocialSignIn.ts';

const SocialSignIn = lazy(async () => ({
  default: (await import('./SocialSignIn.tsx')).SocialSignIn,
}));

/** What a brand offers besides its own login (S7.32). Without an account elsewhere in its manifest, nothing, not even the code. */
export function SocialWays(options: SocialSignInOptions) {
  const social = useBrand().signIn?.social;
  if (!social) return null;
  return (
    <Suspense fallback={<SkeletonLines />}>
      <SocialSignIn social={social} {...options} />
    </Suspense>
  );
}
