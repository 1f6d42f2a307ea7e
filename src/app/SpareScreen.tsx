import { Suspense } from 'react';
import { useSite } from '#src/app/SiteContext.tsx';
import type { ScreenProps } from '#src/modules/screenModule.ts';
import { Spare } from '#src/ui/spare/Spare.tsx';

export interface SpareScreenProps extends Pick<ScreenProps, 'route'> {
  screen: string;
}

/** A screen beside that of the page, in a chunk of its own: nothing is shown while it loads, or where it fails. */
export function SpareScreen({ screen, ...props }: SpareScreenProps) {
  const { screens } = useSite();
  const Screen = screens(screen);
  return (
    <Spare>
      <Suspense>
        <Screen {...props} />
      </Suspense>
    </Spare>
  );
}
