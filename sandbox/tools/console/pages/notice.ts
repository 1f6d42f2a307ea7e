import { html } from 'hono/html';
import type { Html } from './layout.ts';

/** Says that something was done, and what came of it. */
export const doneNotice = (text: string, result: Html | '' = ''): Html =>
  html`<div class="notice" role="status"><p>${text}</p>${result}</div>`;

/** Says why nothing was done. */
export const failedNotice = (text: string): Html =>
  html`<div class="notice failed" role="alert"><p>No change was made. ${text}</p></div>`;
