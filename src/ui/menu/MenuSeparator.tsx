import { Menu as Base } from '@base-ui/react/menu';
import { separator } from './Menu.css.ts';

/** A line between groups of menu entries. */
export function MenuSeparator() {
  return <Base.Separator className={separator} />;
}
