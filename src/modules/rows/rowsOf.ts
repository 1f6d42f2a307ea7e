import type { MessageTree } from '#src/i18n/messages.generated.ts';
import type { ModuleRow } from '#src/modules/types.ts';

/** A row as written: by default its route is `/news`, its screen `news/NewsScreen` and its name `modules:news` for the id `news`. */
type RowEntry = Omit<ModuleRow, 'label' | 'route' | 'screen'> &
  Partial<Pick<ModuleRow, 'route' | 'screen'>> &
  ({ id: keyof MessageTree['modules']; label?: undefined } | Pick<ModuleRow, 'label'>);

const screenOf = (id: string): string => `${id}/${id.charAt(0).toUpperCase()}${id.slice(1)}Screen`;

const rowOf = (entry: RowEntry): ModuleRow => ({
  ...entry,
  screen: entry.screen ?? screenOf(entry.id),
  route: entry.route ?? `/${entry.id}`,
  label: entry.label ?? `modules:${entry.id}`,
});

/** The rows of a list, each with its route, screen and name. */
export const rowsOf = (entries: readonly RowEntry[]): readonly ModuleRow[] => entries.map(rowOf);
