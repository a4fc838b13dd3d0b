import { once } from 'node:events'
import { createServer } from 'node:net'

/** The shop needs its URL before it listens, because links and emails contain it. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
