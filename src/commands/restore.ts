import { resolve } from 'node:path'
import { openStorage } from '#integrations/storage/open-storage.ts'
import { restoreShop } from './backup/restore-shop.ts'
import { runCommand } from './run-command.ts'

await runCommand('npm run restore -- FILE.tar.gz', {}, async ({ config, argument, connectionString }) => {
  const { createdAt, rows, files, emailsWaiting } = await restoreShop({
    file: resolve(argument),
    connectionString,
    storage: await openStorage(config),
    dataDir: config.dataDir,
    passphrase: config.backupPassphrase,
  })
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const restored = `Restored the shop of ${createdAt}: ${total} rows of ${Object.keys(rows).length} tables and ${files} files.`
  if (emailsWaiting === 0) return restored
  return `${restored}\n${emailsWaiting} e-mails were waiting to be sent at that time. The shop sends them when it starts; with JOBS=apart it does not.`
})
