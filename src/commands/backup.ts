import { resolve } from 'node:path'
import { backUpShop } from './backup/back-up-shop.ts'
import { openStorage, runCommand } from './run-command.ts'

await runCommand('npm run backup -- FILE.tar.gz', async ({ config, argument, connectionString }) => {
  const file = resolve(argument)
  const { rows, files } = await backUpShop({
    file,
    connectionString,
    storage: openStorage(config),
    dataDir: config.dataDir,
    now: new Date(),
  })
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `Wrote ${total} rows of ${Object.keys(rows).length} tables and ${files} files to ${file}.`
})
