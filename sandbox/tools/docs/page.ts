import { html } from 'hono/html';

/**
 * The Content-Security-Policy of the documentation: files of its own and the contract, nothing else. Swagger UI's
 * style brings its symbols as data.
 */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The contract to read: Swagger UI on its file. */
export const docsPage = () => html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>Platform contract – reference platform</title>
  <link rel="stylesheet" href="/docs/swagger-ui.css">
  <link rel="stylesheet" href="/docs/contract.css">
  <script src="/docs/swagger-ui-bundle.js" defer></script>
  <script src="/docs/contract.js" type="module"></script>
</head>
<body>
  <header>
    <nav aria-label="Reference platform">
      <a href="/sandbox">Console</a>
      <a href="/docs/platform.openapi.yaml">YAML</a>
      <a href="/docs/platform.openapi.json">JSON</a>
    </nav>
  </header>
  <div id="contract">
    <p>The contract is being read.</p>
    <noscript>
      <p>This page needs scripts. The contract itself is a file:
        <a href="/docs/platform.openapi.yaml">platform.openapi.yaml</a>.</p>
    </noscript>
  </div>
</body>
</html>`;
