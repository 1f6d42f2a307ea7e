/** A piece of a text with its start, and whether it matches the search. */
export interface TextPiece {
  text: string;
  start: number;
  found: boolean;
}

/** Splits a text at the matches of a search, ignoring case. Without a search it is one piece. */
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
