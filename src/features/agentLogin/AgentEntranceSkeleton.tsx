import { Card } from '#src/ui/card/Card.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { doorShape } from './AgentLoginScreen.css.ts';

/** The skeleton of the entrance to the agent centre while the session loads. */
export const AgentEntranceSkeleton = () => (
  <div className={doorShape}>
    <Card>
      <SkeletonLines />
    </Card>
  </div>
);
