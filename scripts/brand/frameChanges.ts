import type { FrameEntry, ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { registry } from '#src/modules/registry.ts';
import { listChanges } from './listChanges.ts';
import { moduleName } from './moduleName.ts';

type Frame = Omit<ResolvedBrand['frame'], 'layout'>;

/** The lists of the frame, as operators say them. */
const LISTS = {
  header: 'header',
  menu: 'menu',
  bottomBar: 'bottom bar',
  footer: 'footer',
} as const;

/** The name of an entry, as operators say it. */
function nameOf({ module, label, group, title }: FrameEntry): string {
  if (module !== undefined) {
    const row = registry.find(({ id }) => id === module);
    return moduleName(row?.label.replace('modules:', '') ?? module);
  }
  const [words] = Object.values(label ?? title ?? {});
  return words === undefined ? `the group ${group}` : `“${words}”`;
}

/** How one frame becomes another, list by list: `menu: moves Live above Slots`. */
export const frameChanges = (before: Frame, after: Frame): string[] =>
  (Object.keys(LISTS) as (keyof typeof LISTS)[]).flatMap((list) =>
    listChanges(before[list], after[list], nameOf).map((change) => `${LISTS[list]}: ${change}`),
  );
