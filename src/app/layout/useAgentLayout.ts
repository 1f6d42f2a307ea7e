import { useQuery } from '@tanstack/react-query';
import { useViewer } from '#src/session/useMember.ts';

/** The code of the agents' frame, loaded if an agent wants it; undefined for everyone else. */
export function useAgentLayout(isWanted: boolean) {
  const enabled = useViewer() === 'agent' && isWanted;
  const layout = useQuery({
    queryKey: ['agentLayout'],
    queryFn: () => import('./agent/AgentLayout.tsx'),
    enabled,
  });
  return enabled ? layout : undefined;
}
