import { resolve } from 'node:path'
import { openStorage } from '#integrations/storage/open-storage.ts'
import { restoreShop } from './backup/restore-shop.ts'
import { runCommand } from './run-command.ts'

await runCommand('npm run restore -- FILE.tar.gz', async ({ config, argument, connectionString }) => {
  const { createdAt, rows, files } = await restoreShop({
    file: resolve(argument),
    connectionString,
    storage: await openStorage(config),
    dataDir: config.dataDir,
  })
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `Restored the shop of ${createdAt}: ${total} rows of ${Object.keys(rows).length} tables and ${files} files.`
})
