/** The style of the testers' pages. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#f7f8fa, #15181d); --raised: light-dark(#fff, #1c2027); --line: light-dark(#d9dde3, #363c46); --edge: light-dark(#868e9a, #6f7886); --quiet: light-dark(#5b6472, #9aa4b2); --accent: light-dark(#1d5fd0, #7db0ff); --danger: light-dark(#b3261e, #ff8a80); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1080px; padding: 24px 20px 64px; font: 15px/1.5 system-ui, sans-serif; background: var(--ground); color: light-dark(#1b1f26, #e6e9ee); }
h1 { margin: 0; font-size: 26px; letter-spacing: -0.01em; }
h2 { margin: 40px 0 12px; font-size: 18px; }
h3 { margin: 0 0 12px; font-size: 16px; }
small, legend { color: var(--quiet); font-weight: 400; font-size: 13px; }
legend { padding: 0; }
header p { margin: 6px 0 16px; }
main { outline: none; }
main > h1 { margin: 24px 0 16px; }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr)); }
.card { padding: 18px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); overflow-wrap: anywhere; }
.row { display: flex; flex-wrap: wrap; gap: 10px 16px; align-items: center; }
.fields { display: grid; gap: 12px 16px; align-items: start; grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr)); max-width: 720px; }
.fields label { display: grid; gap: 4px; align-content: start; }
.fields > label:has(textarea) { grid-column: 1 / -1; }
.fields > button { justify-self: start; grid-column: 1 / -1; }
.fields .flag { display: flex; flex-direction: row-reverse; justify-content: flex-end; font: inherit; }
form + form { margin-top: 16px; }
.card .fields { grid-template-columns: repeat(auto-fill, minmax(120px, 1fr)); }
fieldset { display: grid; gap: 2px; margin: 16px 0; padding: 0; border: 0; }
.flag { display: flex; gap: 8px; align-items: center; min-height: 28px; font: 13px/1.4 ui-monospace, monospace; }
.flag input { width: 18px; height: 18px; margin: 0; flex: none; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 10px 16px 10px 0; border-top: 1px solid var(--line); text-align: start; font-weight: 400; vertical-align: top; overflow-wrap: anywhere; }
thead th { color: var(--quiet); font-size: 13px; border: 0; overflow-wrap: normal; }
.table { overflow-x: auto; }
.offers { display: flex; flex-wrap: wrap; gap: 8px; min-width: 180px; }
.offers form { margin: 0; }
.offers .fields { grid-template-columns: 1fr; gap: 8px; width: 100%; }
.text { white-space: pre-line; }
input, select, textarea, button, summary { font: inherit; color: inherit; padding: 6px 10px; border: 1px solid var(--edge); border-radius: 8px; background: light-dark(#fff, #15181d); max-width: 100%; }
input, select, button { min-height: 36px; }
.fields :is(input:not([type=checkbox]), select, textarea) { width: 100%; }
textarea { display: block; resize: vertical; }
button { background: var(--accent); border-color: var(--accent); color: light-dark(#fff, #10141a); font-weight: 600; cursor: pointer; }
button.quiet, td button { background: none; color: var(--accent); }
button.danger { background: none; border-color: var(--danger); color: var(--danger); }
button:disabled { background: none; border-color: var(--line); color: var(--quiet); cursor: default; }
details { margin: 12px 0; }
summary { display: inline-block; background: none; border-color: var(--edge); cursor: pointer; }
a { color: var(--accent); }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 20px; top: 8px; padding: 4px 8px; background: var(--ground); }
nav ul, ul.rows, ul.cards { margin: 0; padding: 0; list-style: none; }
nav { display: grid; gap: 4px; padding-bottom: 8px; border-bottom: 1px solid var(--line); }
nav > div { display: flex; gap: 16px; align-items: baseline; }
nav p { margin: 0; flex: 0 0 64px; color: var(--quiet); font-size: 13px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 18px; }
nav a { display: inline-block; padding: 6px 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav a[aria-current] { color: inherit; font-weight: 600; box-shadow: 0 2px var(--accent); }
code { overflow-wrap: anywhere; }
.empty { color: var(--quiet); }
.notice { margin: 16px 0; padding: 4px 18px; border: 1px solid var(--line); border-inline-start: 4px solid var(--accent); border-radius: 8px; background: var(--raised); overflow-wrap: anywhere; }
.notice.failed { border-inline-start-color: var(--danger); }
pre { white-space: pre-wrap; font: 13px/1.5 ui-monospace, monospace; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 640px) {
  body { padding: 16px 16px 48px; }
  h2 { margin-top: 32px; }
  nav > div { display: block; }
  nav ul { gap: 0 16px; }
  .table { overflow: visible; }
  .table :is(table, tbody, tr, td) { display: block; }
  .table thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .table tr { margin-bottom: 12px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); }
  .table td { display: grid; gap: 8px; grid-template-columns: 96px minmax(0, 1fr); padding: 6px 0; border: 0; }
  .table td:has(> div:empty) { display: none; }
  .table td::before { content: attr(data-label); color: var(--quiet); font-size: 13px; }
}
@media (pointer: coarse) {
  input, select, button, summary { min-height: 44px; }
  .flag { min-height: 44px; }
  nav a { padding: 10px 0; }
}
`;
