import { createLog } from '#composition/log.ts'
import { readSettings } from '#composition/read-settings.ts'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabaseServer } from '#database/open.ts'
import { loadStreets } from '#database/sao-paulo/load-streets.ts'

/** Makes the embedded database with its tables and streets. A first start does this while the pages are being built. */
export async function prepareDatabase(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = await readSettings(environment)
  if (config.database.url) return
  const { log } = createLog(config)
  process.stdout.write('Preparando o banco de dados e as ruas de São Paulo...\n')
  const server = await openDatabaseServer({ url: undefined, dataDir: config.dataDir, log })
  try {
    const { connectionString } = server
    await migrate({ connectionString })
    const connection = connect({ connectionString, poolSize: 1, log })
    await loadStreets(connection.db).finally(() => connection.close())
  } finally {
    await server.stop()
  }
}
