import type { SeededShop } from '../../tests/support/seeded-shop.ts'
import { prepareShop, startBenchedShop } from './benched-shop.ts'
import { post } from './post.ts'
import { processorTime } from './processor-time.ts'
import { type Contender, interleave, measure } from './rounds.ts'
import { ms, printTable, ratio } from './table.ts'

const PATHS = ['/newsletter', '/auth', '/vale-presente', '/carrinho.data']
const TYPE = 'application/x-www-form-urlencoded'
const TIMES = 20

/** As many as fit into the 64 KB limit of a form. */
const names = (count: number) =>
  Array.from({ length: count }, (_, place) => `${place.toString(36)}=`).join('&')
const repeated = (count: number) => `intent=add&${'chosenParts=&'.repeat(count)}`

export async function benchForms(seededShop: SeededShop): Promise<void> {
  const prepared = await prepareShop(seededShop, async () => {})
  const shop = await startBenchedShop(prepared)
  const send =
    (path: string, body: string): Contender =>
    () =>
      measure(
        async () => {
          for (let time = 0; time < TIMES; time += 1)
            await post({ port: shop.port, cookie: '', path, type: TYPE, body })
        },
        { count: TIMES, processorTime: () => processorTime(shop.pid) },
      )
  const rows: string[][] = []
  for (const path of PATHS) {
    await send(path, names(13))()
    const { short, long, list } = await interleave({
      short: send(path, names(13)),
      long: send(path, names(13_000)),
      list: send(path, repeated(4_900)),
    })
    const times = (part: { processor: number }) => ratio(part.processor / short.processor)
    rows.push([path, ms(short.processor), ms(long.processor), times(long), ms(list.processor), times(list)])
  }
  await shop.stop()
  await prepared.remove()
  printTable(
    '11. Forms (processor time; 13,000 names at most 5× of 13)',
    ['address', '13 names', '13,000 names', 'ratio', '4,900 of a list', 'ratio'],
    rows,
  )
}
