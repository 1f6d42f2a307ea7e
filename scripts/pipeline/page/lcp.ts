/** A picture to preload, as the page will request it. */
export interface LcpImage {
  href: string;
  srcset?: string;
  sizes?: string;
  type?: string;
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** The attributes of a tag written by React: lower case names, values in double quotes. */
function attributesOf(tagText: string): Record<string, string> {
  const pairs = [...tagText.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value.replace(/&(#?\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole),
  ]);
  return Object.fromEntries(pairs);
}

/** The picture from the attributes, without missing ones. */
function image(href: string, found: Record<string, string>, type?: string): LcpImage {
  return {
    href,
    ...(found.srcset !== undefined && { srcset: found.srcset }),
    ...(found.sizes !== undefined && { sizes: found.sizes }),
    ...(type !== undefined && { type }),
  };
}

/**
 * The picture that the page itself marks as its most important one (`fetchpriority="high"`), read from the prerendered HTML so that the
 * preload and the markup always request the same file. Inside a `<picture>`, it is the best format; a browser that does not support it
 * ignores the preload.
 */
export function lcpImage(html: string): LcpImage | undefined {
  const found = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i.exec(html);
  if (!found) return undefined;
  const img = attributesOf(found[0]);
  if (img.src === undefined) return undefined;
  const before = html.slice(0, found.index);
  const opening = before.lastIndexOf('<picture');
  const inside = opening > before.lastIndexOf('</picture>');
  const first = inside ? /<source\b[^>]*>/i.exec(before.slice(opening)) : null;
  if (!first) return image(img.src, img);
  const source = attributesOf(first[0]);
  return image(img.src, { ...img, ...source }, source.type);
}
