import { createWriteStream, writeFileSync } from 'node:fs'
import { showHelp } from '../../src/app/commands/show-help.ts'
import { readOptions } from './options.ts'
import { reportResult, watchProgress } from './report.ts'
import { runChaos } from './run-chaos.ts'
import type { World } from './world/world.ts'

showHelp(
  'npm run test:chaos -- [--purchases 5000] [--kills N] [--customers 24] [--minutes 60] [--seed 7] [--log FILE] [--evidence FILE]\nBreaks everything while people buy, and ends after the purchases and kills. By default there is one kill for each 100 purchases.',
)

/** `npm run test:chaos -- --seed 7 --purchases 500 --kills 5` exits with 1 if the auditor complains. */
const options = readOptions(process.argv.slice(2))
const say = (line: string) => process.stdout.write(`${line}\n`)
const log = options.log ? createWriteStream(options.log) : undefined
say(
  `Seed ${options.seed}: ${options.purchases} purchases, ${options.kills} kills, ${options.customers} customers, at most ${options.minutes} minutes.`,
)

let world: World | undefined
let stopWatching = () => {}
const result = await runChaos(options, {
  shopSaid: (chunk) => log?.write(chunk),
  shown(startedWorld) {
    world = startedWorld
    stopWatching = watchProgress(startedWorld, options, say)
  },
}).finally(() => stopWatching())
if (world) reportResult(result, world, say)
log?.end()
if (options.evidence) writeFileSync(options.evidence, JSON.stringify(result.evidence))

const isShort = result.purchases < options.purchases || result.kills < options.kills
if (isShort) say(`\nTime was up after ${result.purchases} purchases and ${result.kills} kills.`)
if (result.complaints.length + result.failures.length > 0 || isShort) {
  const { seed, purchases, kills, customers } = options
  say(
    `\nAgain: npm run test:chaos -- --seed ${seed} --purchases ${purchases} --kills ${kills} --customers ${customers}`,
  )
  process.exitCode = 1
} else say(`\nAll counts are zero (seed ${options.seed}).`)
