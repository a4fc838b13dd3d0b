import { enableCompileCache } from 'node:module'
import { showHelp } from '../src/app/commands/show-help.ts'
import { checkNode } from './check-node.ts'

showHelp(
  'npm start\nBuilds the pages if they are missing or old, then opens the shop. docs/settings.md lists the settings.',
)

checkNode()
enableCompileCache()
const { buildIfNeeded, compressMeanwhile, isCompressed } = await import('./build.ts')
const { loadProductionEnvironment, runUntilStopped } = await import('./run-shop.ts')
const { say } = await import('./say.ts')
loadProductionEnvironment()
await runUntilStopped(async () => {
  // Imported only if a build is needed, so that later starts do not read the sources.
  const prepared = await buildIfNeeded({
    compress: 'later',
    meanwhile: async () => (await import('./prepare-first-start.ts')).prepareFirstStart(process.env),
  })
  try {
    const { startShop } = await import('../build/server/index.js')
    const runningShop = await startShop({ environment: process.env, newImages: prepared?.images })
    if (!isCompressed()) compressMeanwhile().then(runningShop.reloadFiles, (error) => say(String(error)))
    return runningShop
  } finally {
    await prepared?.close()
  }
})
