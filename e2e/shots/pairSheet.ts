import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { escaped } from './contactSheet.ts';
import { type Shot, SIZES } from './plan.ts';

/** The width of a picture, in CSS pixels; a phone's is not enlarged. */
const SHOWN = 620;

function picture({ file, size }: Shot, side: string, caption: string): string {
  const { width, height } = SIZES[size];
  const shown = Math.min(width, SHOWN);
  const source = escaped(`${side}/${file}`);
  return `<figure><a href="${source}"><img src="${source}" alt="${escaped(caption)}" loading="lazy"
width="${shown}" height="${Math.round((shown * height) / width)}"></a><figcaption>${escaped(caption)}</figcaption></figure>`;
}

/** A page with the pictures of two versions side by side: this one, and another of that name. */
export function pairSheet(brand: string, name: string, shots: readonly Shot[]): string {
  const rows = shots.map((shot) => {
    const words = `${shot.row.route} · ${shot.size}`;
    const pair = [
      picture(shot, 'here', `${words} · this version`),
      picture(shot, 'there', `${words} · ${name}`),
    ];
    return `<h2>${escaped(words)}</h2><div>${pair.join('\n')}</div>`;
  });
  const title = `${escaped(brand)}: this version and ${escaped(name)}`;
  return `<!doctype html><html lang="${SOURCE}"><meta charset="utf-8"><title>${title}</title>
<style>body{font:14px system-ui;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{border:1px solid #8888;height:auto}</style>
<h1>${title}</h1>
${rows.join('\n')}
`;
}
