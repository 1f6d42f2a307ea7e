import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { Guard } from '#src/app/Guard.tsx';
import { useSite } from '#src/app/SiteContext.tsx';
import type { ModuleRow } from '#src/modules/types.ts';

export interface PopupViewProps {
  row: ModuleRow;
  /** It was opened from the page beneath, which is the entry of the history before it. */
  opened: boolean;
}

/** The screen of a row above the page on show. Closed, it leads back to that page, or to the lobby. */
export function PopupView({ row, opened }: PopupViewProps) {
  const { screens } = useSite();
  const navigate = useNavigate();
  const close = () => (opened ? navigate(-1) : navigate('/', { replace: true }));
  const Screen = screens(row.screen);
  return (
    <ErrorBoundary>
      <Suspense>
        <Guard row={row}>
          <Screen close={close} />
        </Guard>
      </Suspense>
    </ErrorBoundary>
  );
}
