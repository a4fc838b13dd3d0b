import { afterAll, inject } from 'vitest'
import { type Connection, connect } from '#platform/database/connect.ts'
import { cloneTestDatabase, withPatience } from './test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: { readonly url: string; readonly prefix: string; readonly description: string }
  }
}

export interface ConnectedTestDatabase extends Connection {
  readonly url: string
}

/**
 * Call at the top of a `*.db.test.ts` file. Each file gets its own database, which is dropped after its
 * last test.
 */
export async function createTestDatabase(): Promise<ConnectedTestDatabase> {
  const database = await cloneTestDatabase(inject('testServer'))
  const connection = connect({
    connectionString: withPatience(database.url),
    // Two hundred concurrent buyers may wait for each other on a busy machine.
    waitMs: 60_000,
    log: { warn: (details, message) => console.warn(message, details) },
  })
  afterAll(async () => {
    await connection.close()
    await database.drop()
  })
  return { ...connection, url: database.url }
}
