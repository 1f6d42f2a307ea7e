import type { Document } from 'openapi-backend';
import { type OperationRule, RULES } from './operationRule.ts';
import { REQUESTS } from './requests.generated.ts';

/** A contract with its calls' rules. */
export interface ServedContract {
  /** Validates calls. */
  requests: Document;
  /** The rule of each call, by its operationId. */
  rules: Readonly<Record<string, OperationRule>>;
}

/** The contract of the platform. */
export const CONTRACT: ServedContract = { requests: REQUESTS, rules: RULES };
