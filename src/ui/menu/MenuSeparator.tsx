import { Menu as Base } from '@base-ui/react/menu';
import { separator } from './Menu.css.ts';

/** A line between entries that do not belong together. */
export function MenuSeparator() {
  return <Base.Separator className={separator} />;
}
