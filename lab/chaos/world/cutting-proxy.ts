import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Random } from '../random.ts'

export interface CuttingProxy {
  readonly port: number
  /** Drops this share of the open connections without closing them properly. */
  cut(share: number, random: Random): number
  close(): Promise<void>
}

export async function startCuttingProxy(target: { host: string; port: number }): Promise<CuttingProxy> {
  const lines = new Set<[Socket, Socket]>()
  const server = createServer((client) => {
    const upstream = connect(target)
    const line: [Socket, Socket] = [client, upstream]
    lines.add(line)
    const end = () => {
      lines.delete(line)
      client.destroy()
      upstream.destroy()
    }
    for (const socket of line) socket.setNoDelay(true).on('error', end).on('close', end)
    client.pipe(upstream).pipe(client)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cut(share, random) {
      const cut = [...lines].filter(() => random.chance(share))
      for (const line of cut) for (const socket of line) socket.resetAndDestroy()
      return cut.length
    },
    async close() {
      for (const line of lines) for (const socket of line) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
