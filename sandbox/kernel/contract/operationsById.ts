import type { OpenAPIBackend, Operation } from 'openapi-backend';

/** The calls of a contract, as it describes them, by their id. */
export type OperationsById = ReadonlyMap<string, Operation>;

/** All calls of a contract: read once, for the library reads all of them anew for each one that is asked for. */
export const operationsById = ({ router }: OpenAPIBackend): OperationsById =>
  new Map(
    router
      .getOperations()
      .flatMap((operation) => (operation.operationId ? [[operation.operationId, operation]] : [])),
  );
