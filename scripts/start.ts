import { enableCompileCache } from 'node:module'
import { buildIfNeeded } from './build.ts'
import { checkNode } from './check-node.ts'
import { loadEnvironmentFile, runUntilStopped } from './run-shop.ts'

checkNode()
// The next start finds the shop compiled.
enableCompileCache()
loadEnvironmentFile()
await runUntilStopped(async () => {
  // Loaded only where there is something to build: a later start should not read the sources as well.
  const prepared = await buildIfNeeded({
    meanwhile: async () => (await import('./prepare-first-start.ts')).prepareFirstStart(process.env),
  })
  try {
    const { startShop } = await import('../build/server/index.js')
    return await startShop({ environment: process.env, newImages: prepared?.images })
  } finally {
    await prepared?.close()
  }
})
