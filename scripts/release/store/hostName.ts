import schema from '#schemas/brand.schema.json' with { type: 'json' };

const { pattern, maxLength } = schema.$defs.domain;
const HOST = new RegExp(pattern);

/** Whether a text is the name of a host as manifests have it: nothing else becomes a file's name or a line of a web server's rules. */
export const isHost = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= maxLength && HOST.test(text);
