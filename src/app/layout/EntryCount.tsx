import { useCurrentModule } from '#src/app/useCurrentModule.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';

export interface EntryCountProps {
  /** The row of the entry. */
  row: ModuleRow;
  waiting: number;
}

/** The count of what waits behind a menu entry; nothing if that is zero. */
export function EntryCount({ row, waiting }: EntryCountProps) {
  const { count } = useFormat();
  // On the ground of the current entry a badge in the accent's tone would have no edge.
  const tone = useCurrentModule()?.id === row.id ? 'neutral' : 'accent';
  return waiting > 0 && <Badge tone={tone}>{count(waiting)}</Badge>;
}
