/** The style of the pages for testers. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9dde3, #363c46); --accent: light-dark(#1d5fd0, #7db0ff); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1080px; padding: 32px 20px 64px; font: 15px/1.5 system-ui, sans-serif; background: light-dark(#f7f8fa, #15181d); color: light-dark(#1b1f26, #e6e9ee); }
h1 { margin: 0; font-size: 26px; letter-spacing: -0.01em; }
h2 { margin: 40px 0 12px; font-size: 18px; }
h3 { margin: 0 0 12px; font-size: 16px; }
small, legend { color: light-dark(#5b6472, #9aa4b2); font-weight: 400; font-size: 13px; }
header p { margin: 6px 0 16px; }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); }
.card { padding: 18px; border: 1px solid var(--line); border-radius: 12px; background: light-dark(#fff, #1c2027); }
.row { display: flex; flex-wrap: wrap; gap: 10px 16px; align-items: center; }
fieldset { display: grid; gap: 6px; margin: 16px 0; padding: 0; border: 0; }
.flag { display: flex; gap: 8px; align-items: center; font: 13px/1.4 ui-monospace, monospace; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 0; border-top: 1px solid var(--line); text-align: left; font-weight: 400; }
input, select, button { font: inherit; color: inherit; padding: 5px 10px; border: 1px solid var(--line); border-radius: 8px; background: light-dark(#fff, #15181d); }
button { background: var(--accent); border-color: var(--accent); color: light-dark(#fff, #10141a); font-weight: 600; cursor: pointer; }
button.quiet, td button { background: none; color: var(--accent); }
a { color: var(--accent); }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 20px; top: 8px; }
nav ul, ul.rows, ul.cards { margin: 0; padding: 0; list-style: none; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 20px; }
nav a { display: inline-block; padding: 8px 0; text-decoration: none; }
nav a[aria-current] { color: inherit; font-weight: 600; box-shadow: 0 2px var(--accent); }
main > h1 { margin: 24px 0 16px; }
.rows li { padding: 8px 0; border-top: 1px solid var(--line); }
.rows code { flex: 1 1 240px; overflow-wrap: anywhere; }
.table { overflow-x: auto; }
th, td { padding-right: 16px; vertical-align: top; }
thead th { color: light-dark(#5b6472, #9aa4b2); font-size: 13px; }
.empty { color: light-dark(#5b6472, #9aa4b2); }
.notice { margin: 16px 0; padding: 4px 18px; border: 1px solid var(--line); border-left: 4px solid var(--accent); border-radius: 8px; }
.notice.failed { border-left-color: light-dark(#b3261e, #ff8a80); }
pre { overflow-x: auto; font: 13px/1.5 ui-monospace, monospace; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
