import { buildIfNeeded } from './build.ts'
import { loadEnvironmentFile, runUntilStopped } from './run-shop.ts'

loadEnvironmentFile()
await buildIfNeeded()
const { startWorker } = await import('../build/server/index.js')
await runUntilStopped(() => startWorker({ environment: process.env }))
