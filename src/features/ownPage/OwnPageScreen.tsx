import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { ownPageRoute } from '#src/brand/ownPage.ts';
import { useInPeriod } from '#src/platform/useInPeriod.ts';
import { CampaignClosed } from './CampaignClosed.tsx';
import { OwnPage } from './OwnPage.tsx';

const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '');

/** A page of the brand's own, by the address; outside its period it says when that is. */
export function OwnPageScreen() {
  const { pathname } = useLocation();
  const { own } = useBrand().pages;
  const page = own.find(({ slug }) => ownPageRoute(slug) === plain(pathname));
  if (!page) throw new Error(`There is no page at ${pathname}.`);
  const { slug, from, until } = page;
  const hasBegun = useInPeriod(from, undefined);
  const isOpen = useInPeriod(undefined, until);
  if (from !== undefined && !hasBegun)
    return <CampaignClosed slug={slug} state="notYet" moment={from} />;
  if (until !== undefined && !isOpen)
    return <CampaignClosed slug={slug} state="over" moment={until} />;
  return <OwnPage key={slug} slug={slug} />;
}
