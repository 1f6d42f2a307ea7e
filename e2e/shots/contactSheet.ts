import { type Shot, SIZES } from './plan.ts';

/** Text as HTML takes it, also in an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The width of every picture on the sheet, in CSS pixels. */
const SHOWN = 300;

function figure({ file, size, theme, language, row }: Shot): string {
  const { width, height } = SIZES[size];
  const words = escaped(`${row.route} · ${size} · ${theme} · ${language}`);
  return `<figure><a href="${escaped(file)}"><img src="${escaped(file)}" alt="${words}" loading="lazy"
width="${SHOWN}" height="${Math.round((SHOWN * height) / width)}"></a><figcaption>${words}</figcaption></figure>`;
}

/** A page with all pictures of a brand, with a heading for each screen. */
export function contactSheet(name: string, shots: readonly Shot[]): string {
  const routes = [...new Set(shots.map(({ row }) => row.route))];
  const sections = routes.map((route) => {
    const own = shots.filter(({ row }) => row.route === route);
    return `<h2>${escaped(route)}</h2><div>${own.map(figure).join('\n')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(name)}: all screens</title>
<style>body{font:14px system-ui;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px;align-items:end}figure{margin:0}
img{border:1px solid #8888;height:auto}figcaption{max-width:${SHOWN}px}</style>
<h1>${escaped(name)}: all screens</h1>
${sections.join('\n')}
`;
}
