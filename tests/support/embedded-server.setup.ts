import type { TestProject } from 'vitest/node'
import { startEmbeddedTestServer } from './test-servers.ts'

export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startEmbeddedTestServer()
  console.log(`Database tests, first server: ${server.description}.`)
  project.provide('testServer', server)
  return stop
}
