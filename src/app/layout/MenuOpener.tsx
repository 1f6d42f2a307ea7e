import { lazy, type ReactNode, Suspense } from 'react';
import { FOOTER_ID } from './Footer.tsx';
import { useLazyOpening } from './useLazyOpening.ts';

const loadDrawer = () => import('./MenuDrawer.tsx');
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));

/**
 * Scrolls to the site map, which has the same entries as the menu. A new hash in the address would make the router scroll as if the visitor
 * went back.
 */
function toSiteMap(): void {
  const siteMap = document.getElementById(FOOTER_ID);
  siteMap?.scrollIntoView();
  siteMap?.focus({ preventScroll: true });
}

export interface MenuOpenerProps {
  className: string;
  children: ReactNode;
}

/** Opens the full menu above the page; without a script, or if the menu fails to load, it links to the site map in the footer. */
export function MenuOpener({ className, children }: MenuOpenerProps) {
  const { open, mounted, setOpen, opener } = useLazyOpening(loadDrawer);
  return (
    <>
      <a
        href={`#${FOOTER_ID}`}
        className={className}
        {...opener}
        onClick={(event) => {
          event.preventDefault();
          loadDrawer().then(() => setOpen(true), toSiteMap);
        }}
      >
        {children}
      </a>
      {mounted && (
        <Suspense>
          <MenuDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
