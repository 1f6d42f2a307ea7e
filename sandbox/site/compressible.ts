const WORTH_COMPRESSING = 1024;
const TEXT = /^text\/|\/(javascript|json|manifest\+json|xml)\b|\+xml\b|\+json\b/;

/** Whether a body of this MIME type and size in bytes is worth compressing. */
export const isCompressible = (type: string, size: number): boolean =>
  TEXT.test(type) && size >= WORTH_COMPRESSING;
