const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for an element's content and for an attribute in quotes, in HTML and XML. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that no `<script>` can be closed from. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** A script that no `</script>` and no comment inside it can end: `<` only occurs there in strings and patterns. */
export const escapeScript = (code: string): string =>
  code.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');

/** A style sheet that no `</style>` inside a string of it can end. */
export const escapeStyle = (css: string): string => css.replaceAll('</', '<\\/');

type Attributes = Record<string, string | number | true | undefined>;

/** A start tag. Attributes that are undefined are left out. */
export function tag(name: string, attributes: Attributes = {}): string {
  const parts = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [value === true ? key : `${key}="${escapeText(String(value))}"`];
  });
  return `<${[name, ...parts].join(' ')}>`;
}

/** An element with text inside. */
export const element = (name: string, attributes: Attributes, text: string): string =>
  `${tag(name, attributes)}${escapeText(text)}</${name}>`;
