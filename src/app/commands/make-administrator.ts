import { connect } from '#platform/database/connect.ts'
import { grantAdministration, resetSecondFactor, revokeAdministration } from './administrators.ts'
import { runCommand } from './run-command.ts'

const flags = ['--revoke', '--reset-factor'] as const

await runCommand(`npm run admin -- EMAIL [${flags.join(' | ')}]`, { flags }, async (context) => {
  const { argument, flag, config, connectionString } = context
  const log = { warn: (_details: object, message: string) => console.warn(message) }
  const { db, close } = connect({ connectionString, poolSize: 1, log })
  try {
    if (flag === '--revoke') return await revokeAdministration(db, argument, config)
    if (flag === '--reset-factor') return await resetSecondFactor(db, argument)
    return await grantAdministration(db, argument)
  } finally {
    await close()
  }
})
