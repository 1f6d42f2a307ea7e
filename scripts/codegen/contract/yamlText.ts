import { Document, isMap, isScalar, visit } from 'yaml';
import type { JsonObject } from './fragment.ts';

const BANNER = ` Made from schemas/platform/*.yaml. Do not edit.
 What a platform answers to a Livery site, as OpenAPI.`;

const LINE_WIDTH = 116;

/** A document as YAML, lists of words and single references on one line. */
export function yamlText(contract: JsonObject): string {
  const document = new Document(contract, { aliasDuplicateObjects: false });
  document.commentBefore = BANNER;
  visit(document, {
    Seq(_, node) {
      if (node.items.every(isScalar)) node.flow = true;
    },
    Map(_, node) {
      const [first] = node.items;
      if (
        isMap(node) &&
        node.items.length === 1 &&
        isScalar(first?.key) &&
        first.key.value === '$ref'
      )
        node.flow = true;
    },
  });
  return document.toString({ lineWidth: LINE_WIDTH });
}
