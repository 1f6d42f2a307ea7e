import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { type OwnPageContent, ownPageNamespace } from '#src/brand/ownPage.ts';
import type { PageBrand } from '#src/brand/page.ts';

export const SLUG = 'summer-cup';

export const TITLE = 'The summer cup';

/** A page with every kind of part. */
const CONTENT: OwnPageContent = {
  nodes: [
    {
      type: 'paragraph',
      children: [
        'Four weeks, ',
        { type: 'strong', children: ['one table'] },
        ', and ',
        { type: 'link', to: '/help', children: ['the rules'] },
        '.',
      ],
    },
    { type: 'note', tone: 'info', children: [{ type: 'paragraph', children: ['Play credits.'] }] },
    {
      type: 'note',
      tone: 'warning',
      children: [{ type: 'paragraph', children: ['18 and over.'] }],
    },
    { type: 'heading', level: 2, id: 'prizes', children: ['Prizes'] },
    {
      type: 'table',
      head: [['Place'], ['Credits'], ['A very long remark on it']],
      rows: [[['1'], ['10,000'], ['Paid on the day after the last match, at noon']]],
    },
    { type: 'heading', level: 3, id: 'how', children: ['How to take part'] },
    {
      type: 'list',
      ordered: true,
      start: 1,
      items: [
        [{ type: 'paragraph', children: ['Open the lobby.'] }],
        [{ type: 'paragraph', children: ['Play any game of the cup.'] }],
      ],
    },
    { type: 'quote', children: [{ type: 'paragraph', children: ['A cup for everyone.'] }] },
    { type: 'rule' },
    {
      type: 'details',
      title: 'What if I miss a week?',
      children: [{ type: 'paragraph', children: ['The others count.'] }],
    },
    { type: 'button', to: '/promotions', label: 'See all promotions' },
  ],
};

export type OwnPageEntry = Partial<PageBrand['pages']['own'][number]>;

/** A brand with the page, and the page's texts among the messages. */
export function WithOwnPage({ entry, children }: { entry: OwnPageEntry; children: ReactNode }) {
  const brand = useBrand();
  const { i18n } = useTranslation();
  const namespace = ownPageNamespace(SLUG);
  i18n.addResource(i18n.language, 'modules', namespace, TITLE);
  i18n.addResource(i18n.language, namespace, 'content', JSON.stringify(CONTENT));
  const own = [{ slug: SLUG, places: [], icon: 'info' as const, ...entry }];
  return (
    <BrandContext value={{ ...brand, pages: { ...brand.pages, own } }}>{children}</BrandContext>
  );
}
