import { Card } from '#src/ui/card/Card.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { doorShape } from './AgentLoginScreen.css.ts';

/** The shape of the way into the agent centre, until it is known who is looking. */
export const AgentDoorSkeleton = () => (
  <div className={doorShape}>
    <Card>
      <SkeletonLines />
    </Card>
  </div>
);
