import { Suspense } from 'react';
import { useSite } from '#src/app/SiteContext.tsx';
import type { ScreenProps } from '#src/modules/screenModule.ts';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';

export interface OptionalScreenProps extends Pick<ScreenProps, 'route'> {
  screen: string;
}

/** An optional screen beside the page's own, in its own chunk: nothing is shown while it loads or if it fails. */
export function OptionalScreen({ screen, ...props }: OptionalScreenProps) {
  const { screens } = useSite();
  const Screen = screens(screen);
  return (
    <FallbackBoundary>
      <Suspense>
        <Screen {...props} />
      </Suspense>
    </FallbackBoundary>
  );
}
