import type { CustomPlugin, XastChild, XastParent } from 'svgo/browser';
import { attributeFault, elementFault } from '../validate/svgRules.ts';

function remove(node: XastChild, parent: XastParent): void {
  parent.children = parent.children.filter((child) => child !== node);
}

/** Removes what an SVG must not have: all instructions, and elements and attributes that run something or refer to something outside. */
export const removeForbidden: CustomPlugin = {
  name: 'removeForbidden',
  fn: () => ({
    instruction: { enter: remove },
    element: {
      enter: (element, parent) => {
        if (elementFault(element)) return remove(element, parent);
        for (const [name, value] of Object.entries(element.attributes)) {
          if (attributeFault(name, value)) delete element.attributes[name];
        }
      },
    },
  }),
};
