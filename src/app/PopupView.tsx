import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { Guard } from '#src/app/Guard.tsx';
import { useSite } from '#src/app/SiteContext.tsx';
import type { ModuleRow } from '#src/modules/types.ts';

export interface PopupViewProps {
  row: ModuleRow;
  /** The popup was opened from the page beneath, which is the previous history entry. */
  opened: boolean;
}

/** A row's screen as a popup above the page. Closing it returns to that page or to the lobby. */
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
