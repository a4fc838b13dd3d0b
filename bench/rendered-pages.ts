import type { SeededShop } from '../tests/support/seeded-shop.ts'
import { startBenchedShop } from './benched-shop.ts'
import { windowPages } from './cached-pages.ts'
import { processorTime } from './processor-time.ts'
import { interleave, measure } from './rounds.ts'
import { sendRequests } from './send-requests.ts'
import { ms, perSecond, printTable, ratio } from './table.ts'

const REQUESTS = 150
const WARM_UP_REQUESTS = 6_000

/**
 * The same pages for a customer, whom the cache does not answer: session, data, React, the wire. Beside them React alone:
 * `renderToString` of the very tree that the page was made from, in the same process.
 */
export async function benchRenderedPages(seeded: SeededShop): Promise<void> {
  const shop = await startBenchedShop(seeded)
  const [cookie = ''] = await shop.ask<string[]>({ do: 'open-sessions', count: 1 })
  const rows: string[][] = []
  for (const [name, path] of Object.entries(windowPages)) {
    const ask = (count: number, connections = 4) =>
      sendRequests({ port: shop.port, path, count, connections, cookie })
    await ask(WARM_UP_REQUESTS)
    const medians = await interleave({
      shop: () =>
        measure(() => ask(REQUESTS), { count: REQUESTS, processorTime: () => processorTime(shop.pid) }),
      react: async () => {
        await ask(1, 1)
        const processor = await shop.ask<number>({ do: 'render-bare', count: REQUESTS })
        return { processor, wall: processor }
      },
    })
    rows.push([
      name,
      ms(medians.shop.processor),
      ms(medians.react.processor),
      ratio(medians.shop.processor / medians.react.processor),
      perSecond(medians.shop.wall),
    ])
  }
  printTable(
    '2. Pages rendered for a customer (processor time; at most 2× bare React)',
    ['page', 'shop', 'renderToString', 'ratio', 'shop'],
    rows,
  )
  await shop.stop()
}
