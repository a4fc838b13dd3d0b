import { resolve } from 'node:path'
import { backUpShop } from '#app/commands/backup/back-up-shop.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { runCommand } from './run-command.ts'

const flags = ['--with-secrets'] as const

await runCommand(`npm run backup -- FILE.tar.gz [${flags[0]}]`, { flags }, async (context) => {
  const { config, argument, flag, connectionString } = context
  const file = resolve(argument)
  const { passphrase, publicKey } = config.backup
  const { rows, files } = await backUpShop({
    file,
    connectionString,
    storage: await openStorage(config),
    dataDir: config.dataDir,
    passphrase,
    publicKey,
    withSecrets: flag === '--with-secrets',
    now: new Date(),
  })
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const lock = publicKey ? ', encrypted for BACKUP_PUBLIC_KEY' : passphrase ? ', encrypted' : ''
  return `Wrote ${total} rows of ${Object.keys(rows).length} tables and ${files} files to ${file}${lock}.`
})
