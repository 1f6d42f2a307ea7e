/** A piece of a text, where it begins, and whether it is what was searched for. */
export interface TextPiece {
  text: string;
  start: number;
  found: boolean;
}

/** Cuts a text at what is searched for, capitals not minded. Without a search it is one piece. */
export function highlight(text: string, search: string): TextPiece[] {
  const wanted = search.trim();
  if (wanted === '') return [{ text, start: 0, found: false }];
  const literal = wanted.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  let start = 0;
  return text
    .split(new RegExp(`(${literal})`, 'giu'))
    .map((piece, at) => {
      const cut = { text: piece, start, found: at % 2 === 1 };
      start += piece.length;
      return cut;
    })
    .filter((piece) => piece.text !== '');
}
