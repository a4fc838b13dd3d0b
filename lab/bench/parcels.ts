import type { SeededShop } from '../../tests/support/seeded-shop.ts'
import { prepareShop, query, startBenchedShop } from './benched-shop.ts'
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
import { interleave, measure } from './rounds.ts'
import { ms, perSecond, printTable, ratio } from './table.ts'

const SWITCHED_ON = `insert into shop_settings (section, "values") values ('brazil', '{"offered":"yes"}')
  on conflict (section) do update set "values" = excluded."values"`

export async function benchParcels(seededShop: SeededShop): Promise<void> {
  let cookies: string[] = []
  const prepared = await prepareShop(seededShop, async (shop) => {
    cookies = await shop.ask<string[]>({ do: 'open-sessions', count: CONCURRENCY })
    await query(shop.databaseUrl, SWITCHED_ON)
  })
  const shop = await startBenchedShop(prepared)
  const postgres = await findPostmaster(shop.databaseUrl)
  const productId = await plainCandle(shop.databaseUrl)
  const buyers = cookies.map((cookie) => new Buyer({ port: shop.port, cookie, productId }))
  await Promise.all(buyers.map((buyer) => buyer.addToCart()))
  const byCourier: Journey = (buyer) => buyer.quote()
  const byTable: Journey = (buyer) => buyer.quoteToRecife()
  const sample = (journey: Journey) => () =>
    measure(() => runTogether(buyers, journey), {
      count: CONCURRENCY * TIMES,
      processorTime: () => processorTime(shop.pid) + familyProcessorTime(postgres),
    })
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    for (const journey of [byCourier, byTable]) await runTogether(buyers, journey)
  const { courier, table } = await interleave({ courier: sample(byCourier), table: sample(byTable) })
  await shop.stop()
  await prepared.remove()
  printTable(
    '8. The price of a parcel (processor time of shop and PostgreSQL; at most 1.2× the courier’s)',
    ['what', 'shop and PostgreSQL', 'wall', 'ratio'],
    [
      ['courier, in the city', ms(courier.processor), perSecond(courier.wall), ratio(1)],
      [
        'the owner’s table, to Recife',
        ms(table.processor),
        perSecond(table.wall),
        ratio(table.processor / courier.processor),
      ],
    ],
  )
}
