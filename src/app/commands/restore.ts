import { resolve } from 'node:path'
import { restoreShop } from '#app/commands/backup/restore-shop.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { runCommand } from './run-command.ts'

const NO_SECRET =
  'The session secret is not in this backup. Put the old `session-secret` into the data folder, or set SESSION_SECRET, before the shop starts: under a new one authenticator apps and recovery codes no longer work (npm run admin -- EMAIL --reset-factor), and links in e-mails that still wait are dead.'

await runCommand('npm run restore -- FILE.tar.gz', {}, async ({ config, argument, connectionString }) => {
  const { createdAt, rows, files, hasSecret, emailsWaiting } = await restoreShop({
    file: resolve(argument),
    connectionString,
    storage: await openStorage(config),
    dataDir: config.dataDir,
    passphrase: config.backup.passphrase,
    privateKey: config.backup.privateKey,
  })
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return [
    `Restored the shop of ${createdAt}: ${total} rows of ${Object.keys(rows).length} tables and ${files} files. Whoever was signed in is signed out.`,
    ...(hasSecret || config.sessionSecret ? [] : [NO_SECRET]),
    ...(emailsWaiting > 0
      ? [
          `${emailsWaiting} e-mails were waiting to be sent at that time. The shop sends them when it starts; with JOBS=apart it does not.`,
        ]
      : []),
  ].join('\n')
})
