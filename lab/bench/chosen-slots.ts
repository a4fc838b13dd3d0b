import type { SeededShop } from '../../tests/support/seeded-shop.ts'
import { startBenchedShop } from './benched-shop.ts'
import { Buyer } from './buyer.ts'
import {
  CONCURRENCY,
  findPostmaster,
  type Journey,
  plainCandle,
  runTogether,
  TIMES,
  WARM_UP_ROUNDS,
} from './journeys.ts'
import { familyProcessorTime, processorTime } from './processor-time.ts'
import { interleave, measure, type Sample } from './rounds.ts'
import { ms, printTable, ratio } from './table.ts'

const journeys = {
  fetched: async (buyer) => {
    await buyer.addToCart()
    await buyer.quote()
    await buyer.buyAndFetch()
  },
  first: async (buyer) => {
    await buyer.addToCart()
    await buyer.buy(await buyer.quote())
  },
  chosen: async (buyer) => {
    await buyer.addToCart()
    await buyer.buyForSlot(await buyer.quote())
  },
} satisfies Record<string, Journey>

type Samples = Record<keyof typeof journeys, Sample>

export async function compareSlots(prepared: SeededShop, cookies: string[]): Promise<Samples> {
  const shop = await startBenchedShop(prepared)
  const postgres = await findPostmaster(shop.databaseUrl)
  const productId = await plainCandle(shop.databaseUrl)
  const buyers = cookies
    .splice(0, CONCURRENCY)
    .map((cookie) => new Buyer({ port: shop.port, cookie, productId }))
  const sample = (journey: Journey) => () =>
    measure(() => runTogether(buyers, journey), {
      count: CONCURRENCY * TIMES,
      processorTime: () => processorTime(shop.pid) + familyProcessorTime(postgres),
    })
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    for (const journey of Object.values(journeys)) await runTogether(buyers, journey)
  const samples = await interleave({
    fetched: sample(journeys.fetched),
    first: sample(journeys.first),
    chosen: sample(journeys.chosen),
  })
  await shop.stop()
  return samples
}

export function printSlots({ fetched, first, chosen }: Samples): void {
  const row = (label: string, { processor }: Sample) => [
    label,
    ms(processor),
    ratio(processor / fetched.processor),
  ]
  printTable(
    '3b. The place in a shift (processor time of a whole purchase, in turns; at most 1.15×)',
    ['what', 'shop and PostgreSQL', 'ratio'],
    [
      row('fetched, no place', fetched),
      row('the first free slot', first),
      row('day and shift chosen', chosen),
    ],
  )
}
