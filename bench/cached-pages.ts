import { get } from 'node:http'
import { hasNginx } from '../tests/support/nginx.ts'
import type { SeededShop } from '../tests/support/seeded-shop.ts'
import { serveBare } from './bare-http.ts'
import { startBenchedShop } from './benched-shop.ts'
import { type StaticPage, servePages } from './nginx.ts'
import { processorTime } from './processor-time.ts'
import { interleave, measure } from './rounds.ts'
import { sendRequests } from './send-requests.ts'
import { ms, perSecond, printTable, ratio } from './table.ts'

export const windowPages = { home: '/', list: '/produtos', product: '/produto/canela-laranja' }

/** Many: the processor's clock ticks a hundred times a second, and nginx needs few ticks. */
const REQUESTS = 10_000
/** A server that has been up for a while: up to here each ten thousand cost less than the ones before, while V8 compiles. */
const WARM_UP_REQUESTS = 50_000

/** A guest's pages from the page cache, beside nginx and a bare Node server with the same bytes and headers. */
export async function benchCachedPages(seeded: SeededShop): Promise<void> {
  if (!hasNginx()) {
    console.log('\nCached pages: skipped, because nginx is not installed (Debian: apt-get install nginx).')
    return
  }
  const shop = await startBenchedShop(seeded)
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

/** As it travels: fetch() would unpack it. Asked for twice, because the small form of a cached page is made afterwards. */
async function packedPage(port: number, name: string, path: string): Promise<StaticPage> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' }
  await packed()
  await new Promise((resolve) => setTimeout(resolve, 300))
  return packed()

  function packed(): Promise<StaticPage> {
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
