import { get } from 'node:http'
import type { SeededShop } from '../../tests/support/seeded-shop.ts'
import { hasNginx } from '../shop/nginx.ts'
import { serveBare } from './bare-http.ts'
import { startBenchedShop } from './benched-shop.ts'
import { type StaticPage, servePages } from './nginx.ts'
import { processorTime } from './processor-time.ts'
import { interleave, measure } from './rounds.ts'
import { sendRequests } from './send-requests.ts'
import { ms, perSecond, printTable, ratio } from './table.ts'

export const windowPages = { home: '/', list: '/produtos', product: '/produto/canela-laranja' }

/** Many requests, because CPU time is counted in ticks of 10 ms and nginx needs few. */
const REQUESTS = 10_000
/** Until here V8 still compiles, so each ten thousand requests cost less than the ones before. */
const WARM_UP_REQUESTS = 50_000

/** Cached guest pages compared with nginx and a bare Node server that send identical bytes. */
export async function benchCachedPages(seededShop: SeededShop): Promise<void> {
  if (!hasNginx()) {
    console.log('\nCached pages: skipped, because nginx is not installed (Debian: apt-get install nginx).')
    return
  }
  const shop = await startBenchedShop(seededShop)
  const pages = await Promise.all(
    Object.entries(windowPages).map(([name, path]) => packedPage(shop.port, name, path)),
  )
  const nginx = await servePages(pages)
  const bare = await serveBare(pages)
  const load = (server: { port: number; pid: number }, path: string) => () =>
    measure(() => sendRequests({ port: server.port, path, count: REQUESTS }), {
      count: REQUESTS,
      processorTime: () => processorTime(server.pid),
    })
  const rows: string[][] = []
  for (const [name, path] of Object.entries(windowPages)) {
    await sendRequests({ port: shop.port, path, count: WARM_UP_REQUESTS })
    await sendRequests({ port: bare.port, path: `/${name}`, count: WARM_UP_REQUESTS })
    const medians = await interleave({
      shop: load(shop, path),
      bare: load(bare, `/${name}`),
      nginx: load(nginx, `/${name}`),
    })
    rows.push([
      `${name} (${((pages.find((page) => page.name === name)?.body.length ?? 0) / 1_024).toFixed(1)} KB)`,
      ms(medians.shop.processor),
      ms(medians.nginx.processor),
      ratio(medians.shop.processor / medians.nginx.processor),
      ratio(medians.bare.processor / medians.nginx.processor),
      perSecond(medians.shop.wall),
      perSecond(medians.nginx.wall),
    ])
  }
  printTable(
    '1. Cached pages (processor time per request; at most 4× nginx)',
    ['page', 'shop', 'nginx', 'ratio', 'Node alone', 'shop', 'nginx'],
    rows,
  )
  await nginx.stop()
  await bare.stop()
  await shop.stop()
}

/**
 * Requested twice, because cached pages are compressed only after the first answer. fetch() would
 * decompress them.
 */
async function packedPage(port: number, name: string, path: string): Promise<StaticPage> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' }
  await readPacked()
  await new Promise((resolve) => setTimeout(resolve, 300))
  return readPacked()

  function readPacked(): Promise<StaticPage> {
    return new Promise((resolve, reject) => {
      get({ port, host: 'localhost', path, headers }, async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        const pairs = Object.entries(answer.headersDistinct).flatMap(([key, values]) =>
          (values ?? []).map((value): [string, string] => [key, value]),
        )
        resolve({ name, headers: new Headers(pairs), body: Buffer.concat(chunks) })
      }).on('error', reject)
    })
  }
}
