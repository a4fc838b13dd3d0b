import type { SeededShop } from '../../tests/support/seeded-shop.ts'
import { cloneDatabase } from '../../tests/support/test-database.ts'
import { type BenchedShop, prepareShop, query, startBenchedShop } from './benched-shop.ts'
import { Buyer } from './buyer.ts'
import { compareSlots, printSlots } from './chosen-slots.ts'
import {
  CONCURRENCY,
  findPostmaster,
  type Journey,
  plainCandle,
  repeatedly,
  runTogether,
  TIMES,
  WARM_UP_ROUNDS,
} from './journeys.ts'
import { familyProcessorTime, processorTime } from './processor-time.ts'
import { openReplay } from './replay.ts'
import { interleave, measure, median, ROUNDS } from './rounds.ts'
import type { Statement } from './shop-commands.ts'
import { ms, perSecond, printTable, ratio } from './table.ts'

const journeys: Record<string, Journey> = {
  'add to cart': (buyer) => buyer.addToCart(),
  'quote the delivery': (buyer) => buyer.quote(),
  'whole purchase': async (buyer) => {
    await buyer.addToCart()
    await buyer.buy(await buyer.quote())
  },
  'whole purchase by Pix': async (buyer) => {
    await buyer.addToCart()
    await buyer.buyByPix(await buyer.quote())
  },
}

export async function benchShopping(seededShop: SeededShop): Promise<void> {
  let cookies: string[] = []
  const prepared = await prepareShop(seededShop, async (shop) => {
    cookies = await shop.ask<string[]>({ do: 'open-sessions', count: CONCURRENCY * (ROUNDS + 3) })
    await query(shop.databaseUrl, 'update product_variants set stock_quantity = 1000000')
    await query(
      shop.databaseUrl,
      'update products p set stock_quantity = 1000000 where kit_kind is null and not exists (select from product_variants v where v.product_id = p.id)',
    )
  })
  const rows: string[][] = []
  for (const [name, journey] of Object.entries(journeys)) {
    rows.push([name, ...(await benchJourney(prepared, [...cookies], journey))])
  }
  const slots = await compareSlots(prepared, [...cookies])
  await prepared.remove()
  printTable(
    '3. Shopping, 16 at once (processor time of asker and PostgreSQL; a purchase at most 40 ms; no error)',
    [
      'what',
      'statements',
      'shop',
      'PostgreSQL in it',
      'bare SQL',
      'ratio',
      'shop',
      'bare SQL',
      'turned away',
    ],
    rows,
  )
  printSlots(slots)
}

async function benchJourney(prepared: SeededShop, cookies: string[], journey: Journey): Promise<string[]> {
  const shop = await startBenchedShop(prepared)
  const postgres = await findPostmaster(shop.databaseUrl)
  const productId = await plainCandle(shop.databaseUrl)
  const takeBuyers = () =>
    cookies.splice(0, CONCURRENCY).map((cookie) => new Buyer({ port: shop.port, cookie, productId }))
  const warmUp = await record(shop, takeBuyers(), journey)
  const recorded = await record(shop, takeBuyers(), journey)
  const regulars = takeBuyers()
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await runTogether(regulars, journey)
  const shares: number[] = []
  let turnedAway = 0
  const medians = await interleave({
    shop: async () => {
      const buyers = takeBuyers()
      const before = familyProcessorTime(postgres)
      const sample = await measure(() => runTogether(buyers, journey), {
        count: CONCURRENCY * TIMES,
        processorTime: () => processorTime(shop.pid) + familyProcessorTime(postgres),
      })
      turnedAway += buyers.reduce((sum, buyer) => sum + buyer.timesTurnedAway, 0)
      shares.push((familyProcessorTime(postgres) - before) / (CONCURRENCY * TIMES))
      return sample
    },
    bare: async () => {
      const copy = await cloneDatabase(prepared.server, prepared.database)
      const statements = openReplay(copy.url, CONCURRENCY)
      // Warm-up, because a new connection first loads PostgreSQL's catalogue.
      await statements.together(warmUp)
      const sample = await measure(() => statements.together(recorded), {
        count: recorded.length * TIMES,
        processorTime: () => ownProcessorTime() + familyProcessorTime(postgres),
      })
      await statements.close()
      await copy.drop()
      return sample
    },
  })
  await shop.stop()
  return [
    String(Math.round((recorded[0]?.length ?? 0) / TIMES)),
    ms(medians.shop.processor),
    ms(median(shares)),
    ms(medians.bare.processor),
    ratio(medians.shop.processor / medians.bare.processor),
    perSecond(medians.shop.wall),
    perSecond(medians.bare.wall),
    String(turnedAway),
  ]
}

async function record(shop: BenchedShop, buyers: Buyer[], journey: Journey): Promise<Statement[][]> {
  const recordedJourneys: Statement[][] = []
  for (const buyer of buyers) {
    await shop.ask({ do: 'record' })
    await repeatedly(buyer, journey)
    recordedJourneys.push(await shop.ask<Statement[]>({ do: 'recorded' }))
  }
  return recordedJourneys
}

function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
