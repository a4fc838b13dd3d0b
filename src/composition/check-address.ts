import { once } from 'node:events'
import { createServer } from 'node:net'
import { ConfigError } from '#config.ts'

const reasons: Record<string, (place: { host: string; port: number }) => string> = {
  EADDRINUSE: ({ host, port }) => `PORT: ${port} on ${host} is in use by another program`,
  EACCES: ({ port }) => `PORT: this account may not listen on ${port}; take one above 1023`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is no address of this machine`,
  ENOTFOUND: ({ host }) => `HOST: ${host} is no address and no name that is known here`,
  EAI_AGAIN: ({ host }) => `HOST: ${host} is no address and no name that is known here`,
}

/** Asked before anything is opened: a port that is taken must not cost the start of a database, nor end in a stack. */
export async function checkAddress(place: { host: string; port: number }): Promise<void> {
  const server = createServer()
  try {
    server.listen(place.port, place.host)
    await once(server, 'listening')
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    throw reason ? new ConfigError([reason(place)]) : error
  }
  server.close()
  await once(server, 'close')
}
