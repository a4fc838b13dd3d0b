import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { StaticPage } from './nginx.ts'

const answeredByItself = ['connection', 'keep-alive', 'date']

/** Node's HTTP server with identical bytes and headers: the lower bound for any shop on Node. */
export async function serveBare(pages: readonly StaticPage[]) {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)))
  child.send(
    pages.map(({ name, headers, body }) => ({
      name,
      headers: [...headers].filter(([header]) => !answeredByItself.includes(header)).flat(),
      body: Buffer.from(body).toString('latin1'),
    })),
  )
  const [{ port }] = (await once(child, 'message')) as [AddressInfo]
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      const exit = once(child, 'exit')
      child.kill()
      await exit
    },
  }
}
