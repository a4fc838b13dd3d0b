import { setTimeout as wait } from 'node:timers/promises'
import { showHelp } from '../../src/app/commands/show-help.ts'
import { auditBooks } from '../../tests/support/audit-shop.ts'
import { gatherCrowd } from './crowd.ts'
import { startLoadedShop } from './loaded-shop.ts'
import { readOptions } from './options.ts'
import { overload } from './overload.ts'
import { findFaults, printCrowd, printOverload } from './report.ts'
import { Tally } from './tally.ts'
import { watchShop } from './watch-shop.ts'

showHelp(
  'npm run test:load -- [--minutes 10] [--visitors 400] [--seed 7]\nFills a shop of its own with visitors, then with more than it can bear.',
)

/**
 * `npm run test:load`: exits with 1 if a visitor saw an error, memory grew, or overload was not answered
 * with 503.
 */
const options = readOptions(process.argv.slice(2))
const shop = await startLoadedShop()
try {
  const tally = new Tally()
  const watch = watchShop(shop.url)
  const crowd = await gatherCrowd(shop, { ...options, tally })
  console.log(`\n${options.minutes} minutes with ${crowd.description}; seed ${options.seed}`)
  const startedAt = performance.now()
  await wait(options.minutes * 60_000)
  await crowd.goHome()
  const seconds = (performance.now() - startedAt) / 1_000
  await watch.stop()
  const traffic = { tally, seconds, samples: watch.samples }
  printCrowd(traffic)
  const overloadReport = await overload(shop)
  printOverload(overloadReport)
  const faults = findFaults(traffic, overloadReport, await auditBooks(shop.pool))
  for (const fault of faults) console.log(`✗ ${fault}`)
  console.log(faults.length === 0 ? '\nEverything held.' : `\n${faults.length} faults.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await shop.stop()
}
