/** The style of the control page. */
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
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
