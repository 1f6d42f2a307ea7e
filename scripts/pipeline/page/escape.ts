const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element's content and for a quoted attribute, in HTML and XML. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that cannot close its `<script>`. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** A script that no `</script>` or comment inside can end: `<` only occurs there in strings and patterns. */
export const escapeScript = (code: string): string =>
  code.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');

/** Escapes a style sheet so that no `</style>` in a string ends it. */
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

/** An element with text. */
export const element = (name: string, attributes: Attributes, text: string): string =>
  `${tag(name, attributes)}${escapeText(text)}</${name}>`;
