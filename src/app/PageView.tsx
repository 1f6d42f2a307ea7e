import { useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Guard } from '#src/app/Guard.tsx';
import { Frame } from '#src/app/layout/Frame.tsx';
import { BreakBanner, WaitingDeposit } from '#src/app/PlayerNotices.tsx';
import { ScreenView } from '#src/app/ScreenView.tsx';
import { useSite } from '#src/app/SiteContext.tsx';
import type { ArrivedScreen } from '#src/app/useArrival.ts';
import { useCurrentModule } from '#src/app/useCurrentModule.ts';
import { useScrollMemory } from '#src/app/useScrollMemory.ts';
import { NOT_FOUND_SCREEN } from '#src/modules/registry.ts';
import { categoryOf } from '#src/modules/select.ts';
import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';

/** The key of the history entry that the document was opened at. */
const LANDING = 'default';

/** The current module's screen within its frame, or the not-found page. */
export function PageView() {
  const { screens } = useSite();
  const row = useCurrentModule();
  const type = useNavigationType();
  const { key } = useLocation();
  const last = useRef<ArrivedScreen>(undefined);
  useScrollMemory(last);

  const Screen = screens(row?.screen ?? NOT_FOUND_SCREEN);
  const category = row && categoryOf(row);
  return (
    <Frame row={row}>
      {row?.frame !== 'bare' && (
        <>
          <BreakBanner />
          <WaitingDeposit />
        </>
      )}
      <ScreenView
        id={row?.id ?? ''}
        games={category && GAME_SECTIONS[category]}
        asked={key === LANDING}
        type={type}
        last={last}
      >
        <Guard row={row}>
          <Screen {...(category && { category })} />
        </Guard>
      </ScreenView>
    </Frame>
  );
}
