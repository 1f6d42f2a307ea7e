import { type LanguageFacts, PAGE_DATA_ID, type PageData } from '#src/brand/page.ts';
import { escapeJson, tag } from './escape.ts';
import { type HeadInput, head } from './head.ts';

/** A document: its head, the HTML of the app, and the app's initial data, if the app starts in it. */
export interface DocumentInput extends HeadInput {
  direction: LanguageFacts['direction'];
  html: string;
  page?: PageData;
}

const dataBlock = (page: PageData): string =>
  `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(page)}</script>`;

/** A whole HTML document, ready to be served. */
export function documentHtml(input: DocumentInput): string {
  const { language, direction, brand } = input;
  return [
    '<!doctype html>',
    tag('html', {
      lang: language,
      dir: direction,
      'data-theme': brand.themes.default,
    }),
    '<head>',
    head(input),
    '</head>',
    '<body>',
    `<div id="root">${input.html}</div>`,
    ...(input.page ? [dataBlock(input.page)] : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
