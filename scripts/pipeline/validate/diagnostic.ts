import { findNodeAtLocation, type JSONPath, type Node } from 'jsonc-parser';
import type { JsonFile } from '../jsonFile.ts';

/** An error for an operator to fix, and its place. */
export interface Diagnostic {
  /** The file as shown: `brands/x/brand.json`. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 units, as editors count. */
  column: number;
  /** The rule that was broken, stable for tools: `schema`, `asset-missing`. */
  rule: string;
  /** The offending text, as written in the file. */
  text: string;
  reason: string;
  /** The nearest valid value, if there is one. */
  suggestion?: string;
}

export interface Position {
  line: number;
  column: number;
}

/** A file of which places are shown. */
type TextFile = Pick<JsonFile, 'text'>;

const lineStarts = new WeakMap<TextFile, number[]>();

function startsOf(file: TextFile): number[] {
  const known = lineStarts.get(file);
  if (known) return known;
  const starts = [0];
  for (let at = file.text.indexOf('\n'); at >= 0; at = file.text.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  lineStarts.set(file, starts);
  return starts;
}

/** Line and column of an offset of the file's text. */
export function positionAt(file: TextFile, offset: number): Position {
  const starts = startsOf(file);
  const after = starts.findIndex((start) => start > offset);
  const line = after < 0 ? starts.length : after;
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
}

/** The node at a path, or the nearest ancestor that exists. */
function nodeAt(file: JsonFile, path: JSONPath, at: 'key' | 'value'): Node | undefined {
  if (!file.tree) return undefined;
  const node = findNodeAtLocation(file.tree, path);
  if (!node) return path.length > 0 ? nodeAt(file, path.slice(0, -1), 'value') : file.tree;
  return at === 'key' && node.parent?.type === 'property' ? node.parent.children?.[0] : node;
}

/**
 * The position of the value at a JSON path (or of its key). A missing path gives the nearest existing ancestor; an empty file, its start.
 */
export function position(file: JsonFile, path: JSONPath, at: 'key' | 'value' = 'value'): Position {
  return positionAt(file, nodeAt(file, path, at)?.offset ?? 0);
}

const SHOWN = 60;

/** Offending text on one line, cut to a readable length. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
}

/** The content of a diagnostic besides its place. `text` defaults to the file's. */
export interface Complaint {
  rule: string;
  reason: string;
  suggestion?: string | undefined;
  text?: string;
  at?: 'key' | 'value';
}

/** A diagnostic at a JSON path of a file. */
export function diagnosticAt(file: JsonFile, path: JSONPath, complaint: Complaint): Diagnostic {
  const node = nodeAt(file, path, complaint.at ?? 'value');
  const offset = node?.offset ?? 0;
  const text = complaint.text ?? file.text.slice(offset, offset + (node?.length ?? 0));
  return {
    file: file.path,
    ...positionAt(file, offset),
    rule: complaint.rule,
    text: excerpt(text),
    reason: complaint.reason,
    ...(complaint.suggestion !== undefined && { suggestion: complaint.suggestion }),
  };
}

/** A diagnostic about a whole file, such as a picture. */
export function diagnosticOn(file: string, complaint: Complaint): Diagnostic {
  return {
    file,
    line: 1,
    column: 1,
    rule: complaint.rule,
    text: excerpt(complaint.text ?? ''),
    reason: complaint.reason,
    ...(complaint.suggestion !== undefined && { suggestion: complaint.suggestion }),
  };
}

/** The diagnostic as one line of a terminal. */
export function diagnosticLine(diagnostic: Diagnostic): string {
  const place = `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`;
  const parts = [place, diagnostic.text, diagnostic.reason, diagnostic.suggestion ?? ''];
  return parts.filter((part) => part !== '').join('  ');
}
