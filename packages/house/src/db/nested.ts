import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { Schema } from "./schema.ts";
import type { TenantDatabase } from "./tenant.ts";

/**
 * A transaction as a database: code that opens transactions of its own runs in it, each as a savepoint, and all of it commits or
 * is rolled back together. It has the rights of the transaction's role. Its transactions must not overlap: each would end the
 * savepoint of the other.
 */
export function nestedIn(trx: Kysely<Schema>): TenantDatabase {
  const driver = new SavepointDriver(trx);
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const query: TenantDatabase["pool"]["query"] = ({ text, values }) =>
    trx.executeQuery(CompiledQuery.raw(text, [...(values ?? [])]));
  return { db, pool: { query } };
}

/** A later savepoint of the same name hides the earlier one until it is released. */
const savepoint = "nested";

class SavepointDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(trx: Kysely<Schema>) {
    this.#connection = {
      executeQuery: async <Row>(query: CompiledQuery) => (await trx.executeQuery(query)) as QueryResult<Row>,
      streamQuery: () => {
        throw new TypeError("a nested transaction has no cursors");
      },
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection, { isolationLevel }: TransactionSettings): Promise<void> {
    if (isolationLevel !== undefined) throw new TypeError("a savepoint has the isolation of its transaction");
    await connection.executeQuery(CompiledQuery.raw(`savepoint ${savepoint}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release savepoint ${savepoint}`));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint ${savepoint}`));
    await connection.executeQuery(CompiledQuery.raw(`release savepoint ${savepoint}`));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}
