import { createInterface } from 'node:readline'
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts'

/** Stands in for the shop: uses the server of a data folder until it is told to exit or is killed. */
const options = JSON.parse(process.argv[2] ?? '{}') as { dataDir: string; userNamespaces?: boolean }
const silent = { warn: () => {}, error: () => {} }

try {
  const server = await startEmbedded({ ...options, log: silent })
  console.log(JSON.stringify({ url: server.connectionString }))
  for await (const _leave of createInterface({ input: process.stdin })) break
  await server.stop()
} catch (error) {
  console.log(JSON.stringify({ error: (error as Error).message }))
  process.exitCode = 1
}
process.stdin.destroy()
