import type { OpenAPIBackend, Operation } from 'openapi-backend';

/** The calls of a contract, with their descriptions, by id. */
export type OperationsById = ReadonlyMap<string, Operation>;

/** Indexes all calls of a contract: once, as the library rereads all of them for each one requested. */
export const operationsById = ({ router }: OpenAPIBackend): OperationsById =>
  new Map(
    router
      .getOperations()
      .flatMap((operation) => (operation.operationId ? [[operation.operationId, operation]] : [])),
  );
