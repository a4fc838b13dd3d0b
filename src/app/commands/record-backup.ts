import { basename } from 'node:path'
import { connect } from '#platform/database/connect.ts'
import { BACKUP_EVENT } from '#platform/operations/automation-events.ts'
import { automationEvents } from '#platform/operations/schema.ts'
import { runCommand } from './run-command.ts'

/** Called by deploy/back-up.sh after the trial restore: an untested backup does not count. */
await runCommand(
  'node src/app/commands/record-backup.ts FILE.tar.gz',
  {},
  async ({ argument, connectionString }) => {
    const log = { warn: (_details: object, message: string) => console.warn(message) }
    const { db, close } = connect({ connectionString, poolSize: 1, log })
    try {
      await db.insert(automationEvents).values({ name: BACKUP_EVENT, succeeded: true, createdAt: new Date() })
    } finally {
      await close()
    }
    return `Recorded ${basename(argument)} as the shop's last backup.`
  },
)
