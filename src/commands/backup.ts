import { resolve } from 'node:path'
import { openStorage } from '#integrations/storage/open-storage.ts'
import { backUpShop } from './backup/back-up-shop.ts'
import { runCommand } from './run-command.ts'

await runCommand('npm run backup -- FILE.tar.gz', {}, async ({ config, argument, connectionString }) => {
  const file = resolve(argument)
  const { rows, files } = await backUpShop({
    file,
    connectionString,
    storage: await openStorage(config),
    dataDir: config.dataDir,
    passphrase: config.backupPassphrase,
    now: new Date(),
  })
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `Wrote ${total} rows of ${Object.keys(rows).length} tables and ${files} files to ${file}.`
})
