import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { PAGE_STYLE } from '#sandbox/kernel/http/pageStyle.ts';
import { SOCIAL_PROVIDERS } from '#src/platform/social/providers.ts';
import type { AuthorizationRequest } from './authorizationRequest.ts';
import { PEOPLE } from './people.ts';

const hash = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** The Content-Security-Policy of the page. What its form is answered with leads back to the site. */
export const identityPolicy = (site = ''): string =>
  `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' ${site}; base-uri 'none'; frame-ancestors 'none'`;

const page = (title: string, main: unknown) => html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <style>${raw(PAGE_STYLE)}</style>
</head>
<body>
  <header>
    <h1>${title}</h1>
    <p>This page belongs to the test platform. It simulates an identity provider; nobody here is real.</p>
  </header>
  <main>${main}</main>
</body>
</html>`;

/** The page on which somebody says who they are, or that they would rather not. */
export const identityPage = ({ provider, merchant }: AuthorizationRequest) =>
  page(
    `Test ${SOCIAL_PROVIDERS[provider].name} account`,
    html`
    <h2>${merchant.brand.name} asks who you are</h2>
    <form method="post" class="fields">
      ${PEOPLE.map(
        ({ subject, name, email }) =>
          html`<button name="subject" value="${subject}">Continue as ${name}</button><small>${email}</small>`,
      )}
      <button name="subject" value="" class="quiet">Cancel</button>
    </form>`,
  );

/** The page that is shown for what no site of this platform may ask. */
export const refusalPage = () =>
  page(
    'This request is not valid',
    html`<p role="alert">No site of this platform asks for this.</p>`,
  );
