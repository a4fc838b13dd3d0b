import { once } from 'node:events'
import { createServer } from 'node:net'
import {
  type Config,
  ConfigError,
  parseConfig,
  type RawEnvironment,
  readListenAddress,
} from '#platform/config/config.ts'

const reasons: Record<string, (place: { host: string; port: number }) => string> = {
  EADDRINUSE: ({ host, port }) => `PORT: ${port} on ${host} is in use by another program`,
  EACCES: ({ port }) => `PORT: this account may not listen on ${port}; take one above 1023`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is no address of this machine`,
  ENOTFOUND: ({ host }) => `HOST: ${host} is no address and no name that is known here`,
  EAI_AGAIN: ({ host }) => `HOST: ${host} is no address and no name that is known here`,
}

export async function addressFaults(place: { host: string; port: number }): Promise<string[]> {
  const server = createServer()
  try {
    server.listen(place.port, place.host)
    await once(server, 'listening')
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (!reason) throw error
    return [reason(place)]
  }
  server.close()
  await once(server, 'close')
  return []
}

/**
 * Reports all configuration errors at once. Checks the port before starting a database, so a taken port
 * fails fast.
 */
export async function readSettings(environment: RawEnvironment): Promise<Config> {
  const place = readListenAddress(environment)
  const faults = place ? await addressFaults(place) : []
  try {
    const config = parseConfig(environment)
    if (faults.length === 0) return config
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    faults.unshift(...error.faults)
  }
  throw new ConfigError(faults)
}
