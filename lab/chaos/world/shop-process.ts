import { startShop } from '../../../build/server/index.js'

/** Runs the built shop with a movable clock. Sends 'ready' once it listens; exits with its parent. */

let offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0)
process.on('message', (message: { offsetMs: number }) => {
  offsetMs = message.offsetMs
  process.send?.('moved')
})
process.on('disconnect', () => process.exit(0))

const runningShop = await startShop({
  environment: process.env,
  clock: { now: () => new Date(Date.now() + offsetMs) },
  quiet: true,
})
process.on('SIGTERM', async () => {
  await runningShop.stop()
  process.exit(0)
})
process.send?.('ready')
