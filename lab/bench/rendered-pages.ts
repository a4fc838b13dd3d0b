import type { SeededShop } from '../../tests/support/seeded-shop.ts'
import { startBenchedShop } from './benched-shop.ts'
import { windowPages } from './cached-pages.ts'
import { processorTime } from './processor-time.ts'
import { interleave, measure } from './rounds.ts'
import { sendRequests } from './send-requests.ts'
import type { Command } from './shop-commands.ts'
import { ms, perSecond, printTable, ratio } from './table.ts'

const REQUESTS = 400
/** Until then V8 still compiles functions that run once per page. */
const WARM_UP_REQUESTS = 6_000

/** Uncached customer pages, compared with React's `renderToString` alone for the same pages. */
export async function benchRenderedPages(seededShop: SeededShop): Promise<void> {
  const shop = await startBenchedShop(seededShop)
  const [cookie = ''] = await shop.ask<string[]>({ do: 'open-sessions', count: 1 })
  const rows: string[][] = []
  // Warms up all pages first, as in a shop that has been running.
  for (const path of Object.values(windowPages))
    await sendRequests({ port: shop.port, path, count: WARM_UP_REQUESTS, connections: 4, cookie })
  for (const [name, path] of Object.entries(windowPages)) {
    const ask = (count: number, connections = 4) =>
      sendRequests({ port: shop.port, path, count, connections, cookie })
    const measured = (work: () => Promise<unknown>) =>
      measure(work, { count: REQUESTS, processorTime: () => processorTime(shop.pid) })
    const askForReact = async (command: Command) => {
      const processor = await shop.ask<number>(command)
      return { processor, wall: processor }
    }
    const medians = await interleave({
      shop: () => measured(() => ask(REQUESTS)),
      reactInIt: async () => {
        await shop.ask({ do: 'watch-react' })
        await ask(REQUESTS)
        return askForReact({ do: 'react-in-pages' })
      },
      reactAlone: async () => {
        await ask(1, 1)
        return askForReact({ do: 'render-bare', count: REQUESTS })
      },
    })
    const { processor, wall } = medians.shop
    rows.push([
      name,
      ms(processor),
      ms(medians.reactAlone.processor),
      ratio(processor / medians.reactAlone.processor),
      ms(medians.reactInIt.processor),
      ratio(processor / medians.reactInIt.processor),
      perSecond(wall),
    ])
  }
  printTable(
    '2. Pages rendered for a customer (processor time; at most 2.4× bare React)',
    ['page', 'shop', 'bare React, in a loop', 'ratio', 'React in these pages', 'to that', 'shop'],
    rows,
  )
  await shop.stop()
}
