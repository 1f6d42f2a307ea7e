import { createContext, useContext } from 'react';
import type { PageData } from '#src/brand/page.ts';
import type { MenuGroup } from '#src/modules/registry.ts';
import type { Screens } from '#src/modules/screens.ts';
import type { ModuleRow } from '#src/modules/types.ts';

/** What the shell knows of the document that it runs in. */
export interface Site {
  page: Pick<PageData, 'language' | 'title'>;
  screens: Screens;
  /** Fetches a screen's chunk and messages ahead of a navigation. */
  preload: (screen: string) => void;
  /** The rows that lead somewhere now; who may follow them is for each to say. */
  routes: readonly ModuleRow[];
  /** The rows that menus show to who is looking. */
  rows: readonly ModuleRow[];
  /** The same rows, by what they are for. */
  groups: readonly MenuGroup[];
}

export const SiteContext = createContext<Site | null>(null);

/** The site on show. Throws outside a `SiteContext`. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext above it');
  return site;
}
