import { useFormat } from '#src/i18n/useFormat.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { useMember } from '#src/session/useMember.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { EntryLink } from '../EntryLink.tsx';
import type { MenuListProps } from '../MenuList.tsx';
import { OpenOffers } from './OpenOffers.tsx';
import { useAgentParts } from './useAgentParts.ts';

/** The messages entry, with the count of unread ones. */
const INBOX = 'agentInbox';
/** The contracts entry, with the count of offers. */
const CONTRACTS = 'contracts';

/** The count of unread messages. */
function Unread() {
  const { count } = useFormat();
  const unread = useMember()?.unreadMessage ?? 0;
  return unread > 0 && <Badge tone="accent">{count(unread)}</Badge>;
}

/** The agents' menu entries, a line between parts (S2.17). */
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
