import { useBrand } from '#src/brand/BrandContext.tsx';
import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { checkField } from './checkField.ts';
import { provenPatterns } from './provenPatterns.ts';
import { useFieldWords } from './useFieldWords.ts';

/** Checks a value by its field's rule: a message, or `undefined`. Fits `validate` of a form. */
export function useFieldCheck(): (rule: FieldConfig, value: string) => string | undefined {
  const isSafe = provenPatterns(useBrand());
  const words = useFieldWords();
  return (rule, value) => {
    const fault = checkField(rule, value, isSafe);
    const { patternId, minLength: min, maxLength: max } = rule;
    return fault && words({ rule: fault, patternId, min, max });
  };
}
