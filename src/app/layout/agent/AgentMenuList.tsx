import type { ModuleRow } from '#src/modules/types.ts';
import { useMember } from '#src/session/useMember.ts';
import { EntryCount, type EntryCountProps } from '../EntryCount.tsx';
import { EntryLink } from '../EntryLink.tsx';
import type { MenuListProps } from '../MenuList.tsx';
import { OpenOffers } from './OpenOffers.tsx';
import { useAgentParts } from './useAgentParts.ts';

/** The messages entry, with the count of unread ones. */
const INBOX = 'agentInbox';
/** The contracts entry, with the count of offers. */
const CONTRACTS = 'contracts';

/** The count of unread messages. */
function Unread({ row }: Pick<EntryCountProps, 'row'>) {
  return <EntryCount row={row} waiting={useMember()?.unreadMessage ?? 0} />;
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
        {...(row.id === INBOX && { aside: <Unread row={row} /> })}
        {...(row.id === CONTRACTS && { aside: <OpenOffers row={row} /> })}
      />
    </li>
  );
  return useAgentParts().map((rows) => (
    <div key={rows[0]?.id} className={styles.group}>
      <ul className={styles.list}>{rows.map(entry)}</ul>
    </div>
  ));
}
