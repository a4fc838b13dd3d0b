import type { TestProject } from 'vitest/node'
import { startSecondTestServer } from './test-servers.ts'

export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startSecondTestServer()
  console.log(`Database tests, second server: ${server.description}.`)
  project.provide('testServer', server)
  return stop
}
