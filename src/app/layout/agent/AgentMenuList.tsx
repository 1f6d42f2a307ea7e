import { useFormat } from '#src/i18n/useFormat.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { useMember } from '#src/session/useMember.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { EntryLink } from '../EntryLink.tsx';
import type { MenuListProps } from '../MenuList.tsx';
import { OpenOffers } from './OpenOffers.tsx';
import { useAgentParts } from './useAgentParts.ts';

/** The entry of the messages, of which some may be unread. */
const INBOX = 'agentInbox';
/** The entry of the contracts, of which some may be on offer. */
const CONTRACTS = 'contracts';

/** How many messages wait. */
function Unread() {
  const { count } = useFormat();
  const unread = useMember()?.unreadMessage ?? 0;
  return unread > 0 && <Badge tone="accent">{count(unread)}</Badge>;
}

/** The entries of the agents' menu, each part below a line (S2.17). */
export function AgentMenuList({ styles, onFollow }: Pick<MenuListProps, 'styles' | 'onFollow'>) {
  const entry = (row: ModuleRow) => (
    <li key={row.id}>
      <EntryLink
        row={row}
        className={styles.entry}
        labelClass={styles.label}
        withIcon
        {...(onFollow && { onFollow })}
        {...(row.id === INBOX && { aside: <Unread /> })}
        {...(row.id === CONTRACTS && { aside: <OpenOffers /> })}
      />
    </li>
  );
  return useAgentParts().map((rows) => (
    <div key={rows[0]?.id} className={styles.group}>
      <ul className={styles.list}>{rows.map(entry)}</ul>
    </div>
  ));
}
