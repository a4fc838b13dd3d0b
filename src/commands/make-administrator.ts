import { connect } from '#database/connect.ts'
import { grantAdministration } from './grant-administration.ts'
import { runCommand } from './run-command.ts'

await runCommand('npm run admin -- EMAIL', async ({ argument, connectionString }) => {
  const log = { warn: (_details: object, message: string) => console.warn(message) }
  const { db, close } = connect({ connectionString, poolSize: 1, log })
  return grantAdministration(db, argument).finally(close)
})
