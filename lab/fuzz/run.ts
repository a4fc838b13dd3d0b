import { parseArgs } from 'node:util'
import { showHelp } from '../../src/app/commands/show-help.ts'
import { plantCanaries } from '../../tests/support/leaks.ts'
import { startSeededShop } from '../../tests/support/running-shop.ts'
import { prepareSeededShop } from '../../tests/support/seeded-shop.ts'
import { highLimits } from '../shop/environment.ts'
import { runFuzz } from './run-fuzz.ts'
import { describeFault, type Fault } from './tally.ts'

showHelp(
  'npm run test:fuzz -- [--requests 100000] [--seed 7] [--minutes 60] [--only NAME]\nSends bent requests to a demo shop of its own.',
)

/**
 * `npm run test:fuzz -- --requests 100000 --seed 7 --minutes 20` attacks a separate demo shop on this
 * machine.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Math.trunc(Date.now() / 1000) % 1_000_000) },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
})
const [requests, seed] = [Number(values.requests), Number(values.seed)]
const say = (line: string) => process.stdout.write(`${line}\n`)

const onFault = (fault: Fault) => say(describeFault(fault))

let saidAt = 0
function progress(line: string) {
  if (performance.now() - saidAt < 5_000) return
  saidAt = performance.now()
  say(line)
}

const { stop, ...seeded } = await prepareSeededShop(plantCanaries)
const runningShop = await startSeededShop(seeded, { RATE_LIMITS: highLimits })
try {
  say(`seed ${seed}, ${requests} requests against ${runningShop.url}`)
  const startedAt = performance.now()
  const tally = await runFuzz(runningShop, {
    requests,
    seed,
    minutes: Number(values.minutes),
    only: values.only,
    progress,
    onFault,
  })
  const seconds = (performance.now() - startedAt) / 1000
  say(`\n${tally.table()}\n`)
  say(`${tally.requests} requests in ${seconds.toFixed(0)} s, ${tally.faults.length} faults, seed ${seed}`)
  process.exitCode = tally.faults.length > 0 ? 1 : 0
} finally {
  await runningShop.stop()
  await stop()
}
