import { createContext, useContext } from 'react';
import type { PageData } from '#src/brand/page.ts';
import type { MenuGroup } from '#src/modules/registry.ts';
import type { Screens } from '#src/modules/screens.ts';
import type { ModuleRow } from '#src/modules/types.ts';

/** What the shell knows of its document. */
export interface Site {
  page: Pick<PageData, 'language' | 'title'>;
  screens: Screens;
  /** Prefetches a screen's chunk and messages. */
  preload: (screen: string) => void;
  /** The rows whose screens exist now; each checks access itself. */
  routes: readonly ModuleRow[];
  /** The rows that menus show to this viewer. */
  rows: readonly ModuleRow[];
  /** The same rows, grouped by purpose. */
  groups: readonly MenuGroup[];
}

export const SiteContext = createContext<Site | null>(null);

/** The current site. Throws outside a `SiteContext`. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext above it');
  return site;
}
