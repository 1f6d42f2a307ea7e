import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { PAGE_STYLE } from '#sandbox/kernel/http/pageStyle.ts';

/** A piece of a page. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page of the console as the navigation knows it. */
export interface Place {
  path: string;
  title: string;
}

/** Pages that belong together, with what they have in common. */
export interface PlaceGroup {
  title: string;
  places: readonly Place[];
}

const hash = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** The Content-Security-Policy of all pages: their own style and forms, nothing else. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const link = ({ path, title }: Place, here: string) =>
  html`<li><a href="${path}"${path === here ? raw(' aria-current="page"') : ''}>${title}</a></li>`;

const group = ({ title, places }: PlaceGroup, here: string, index: number) => html`
  <div>
    <p id="places-${index}">${title}</p>
    <ul aria-labelledby="places-${index}">${places.map((place) => link(place, here))}</ul>
  </div>`;

/** A page with its navigation, without any script. */
export const layout = (
  { path, title }: Place,
  groups: readonly PlaceGroup[],
  content: Html,
) => html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} – reference platform</title>
  <style>${raw(PAGE_STYLE)}</style>
</head>
<body>
  <a class="skip" href="#content">Skip to content</a>
  <header>
    <p><strong>Reference platform.</strong> A test platform with play money: no real money can be deposited, won or withdrawn.</p>
    <nav aria-label="Console">${groups.map((one, index) => group(one, path, index))}</nav>
  </header>
  <main id="content" tabindex="-1">
    <h1>${title}</h1>
    ${content}
  </main>
</body>
</html>`;

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** A moment to read, in UTC. */
export const moment = (at: Date) =>
  html`<time datetime="${at.toISOString()}">${clock.format(at)} UTC</time>`;

/** An option of a choice. */
export const option = (value: string, chosen: string | undefined) =>
  html`<option${value === chosen ? raw(' selected') : ''}>${value}</option>`;
