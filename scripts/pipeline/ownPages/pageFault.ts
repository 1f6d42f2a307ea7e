/** A fault of a page's Markdown file, at an offset of its text. */
export interface PageFault {
  offset: number;
  length: number;
  rule: 'page' | 'page-title' | 'page-markdown' | 'route';
  reason: string;
  suggestion?: string;
}
