import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { Launch } from '#src/platform/contract.generated.ts';
import { vendorPath } from '#src/platform/endpoints/games/launchPath.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { isOwnAddress } from '#src/session/popup.ts';
import { GameFrame, type GameFrameProps } from '../frame/GameFrame.tsx';
import { gameAddress } from '../frame/gameAddress.ts';
import type { LaunchTarget } from '../target/launchTarget.ts';
import { LaunchFailed } from './LaunchFailed.tsx';
import { WindowGame } from './WindowGame.tsx';

/** The error for a launch URL that is not opened: one of another site. */
const REFUSED = new PlatformError({ code: 'invalid_url', status: 0 });

export interface LaunchedGameProps
  extends Pick<GameFrameProps, 'covered' | 'frame' | 'onMessage' | 'onAgain'> {
  launch: Launch;
  target: LaunchTarget;
  /** The game, or its vendor. */
  name: string;
}

/** A launched game in the form that the launch asks for: a frame, its own tab, or another page of the site (S4.12). */
export function LaunchedGame({ launch, target, name, ...frame }: LaunchedGameProps) {
  const { t } = useTranslation('play');
  const { platform } = useBrand();
  const refused = (
    <LaunchFailed error={REFUSED} target={target} retrying={false} onRetry={frame.onAgain} />
  );
  if (launch.form === 'route') {
    return isOwnAddress(launch.path) ? <Navigate to={launch.path} replace /> : refused;
  }
  if (launch.form === 'list')
    return <Navigate to={vendorPath({ ...launch, isGame: true })} replace />;
  const address = gameAddress(launch.url, platform, location.origin);
  if (address === undefined) return refused;
  if (launch.form === 'window') {
    const { expiresAt } = launch;
    return <WindowGame address={address} expiresAt={expiresAt} onAgain={frame.onAgain} />;
  }
  return <GameFrame address={address} title={t('frame', { name })} {...frame} />;
}
