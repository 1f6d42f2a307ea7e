import { PAGE_DATA_ID, type PageData } from '#src/brand/page.ts';
import { directionOf } from '#src/i18n/languagePath.ts';
import { escapeJson, tag } from './escape.ts';
import { type HeadInput, head } from './head.ts';

/** A document: its head, the HTML of the app (empty for the shell) and the data that the app starts from. */
export interface DocumentInput extends HeadInput {
  html: string;
  page: PageData;
}

/** A whole HTML document, ready to be served as it is. */
export function documentHtml(input: DocumentInput): string {
  const { language, brand } = input;
  return [
    '<!doctype html>',
    tag('html', {
      lang: language,
      dir: directionOf(language),
      'data-theme': brand.themes.default,
    }),
    '<head>',
    head(input),
    '</head>',
    '<body>',
    `<div id="root">${input.html}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(input.page)}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
