import { buildIfNeeded } from './build.ts'
import { loadEnvironmentFile, runUntilStopped } from './run-shop.ts'

loadEnvironmentFile()
await buildIfNeeded()
const { startShop } = await import('../build/server/index.js')
await runUntilStopped(() => startShop({ environment: process.env }))
