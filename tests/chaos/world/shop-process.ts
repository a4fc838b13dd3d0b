import { startShop } from '../../../build/server/index.js'

/**
 * The built shop in a process of its own, as `npm start` runs it, on a clock that the chaos moves. Says 'ready' when it
 * listens; stops in order on SIGTERM; goes with the process that started it.
 */

let offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0)
process.on('message', (moved: { offsetMs: number }) => {
  offsetMs = moved.offsetMs
  process.send?.('moved')
})
process.on('disconnect', () => process.exit(0))

const running = await startShop({
  environment: process.env,
  clock: { now: () => new Date(Date.now() + offsetMs) },
  quiet: true,
})
process.on('SIGTERM', async () => {
  await running.stop()
  process.exit(0)
})
process.send?.('ready')
