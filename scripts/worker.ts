import { enableCompileCache } from 'node:module'
import { showHelp } from '../src/app/commands/show-help.ts'
import { buildIfNeeded } from './build.ts'
import { checkNode } from './check-node.ts'
import { loadProductionEnvironment, runUntilStopped } from './run-shop.ts'

showHelp('npm run worker\nRuns the jobs of a shop whose servers have JOBS=apart.')

checkNode()
enableCompileCache()
loadProductionEnvironment()
await runUntilStopped(async () => {
  await buildIfNeeded()
  const { startWorker } = await import('../build/server/index.js')
  return startWorker({ environment: process.env })
})
