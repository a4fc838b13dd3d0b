import type { SeededShop } from '../../tests/support/seeded-shop.ts'
import { type BenchedShop, prepareShop, query, startBenchedShop } from './benched-shop.ts'
import { findPostmaster } from './journeys.ts'
import { post } from './post.ts'
import { familyProcessorTime, processorTime, residentMegabytes } from './processor-time.ts'
import { type Contender, interleave, measure } from './rounds.ts'
import { megabytes, ms, printTable, ratio } from './table.ts'

const USUAL = ['jasmim', 'dormir', 'baun', 'lavnda', 'canela laranja']

/** Most expensive input: common words, words that never occur together, parts of words, punctuation. */
const HARD = [
  'madeira',
  'ma',
  'coco branco flor noite',
  'eira',
  'xyzxyz',
  'xq',
  '%',
  'algodão coco cera pavio vidro mão lote nota',
  'a'.repeat(100),
]

const TIMES = 5
const CANDLES = 20_000
const SIZES = 20_000

const copies = (count: number) => `
  insert into products (name, slug, description, short_description, price, category_id, images, specifications, features, active)
  select p.name || ' ' || n, p.slug || '-' || n, p.description, p.short_description, p.price, p.category_id, p.images, p.specifications,
    p.features, true
  from (select *, row_number() over (order by slug) - 1 as place, count(*) over () as many from products where kit_kind is null and active) p
  join generate_series(1, ${count} - (select count(*)::int from products)) n on n % p.many = p.place
`

const sizes = `
  insert into product_variants (product_id, name, price_adjustment, stock_quantity, position)
  select p.id, s.name, s.adjustment, 10, s.position
  from products p, (values ('120 g', -20, 0), ('180 g', 0, 1), ('320 g', 50, 2)) s (name, adjustment, position)
  where p.kit_kind is null
  on conflict do nothing`

export async function benchSearch(seededShop: SeededShop): Promise<void> {
  await withShop(seededShop, [copies(CANDLES)], benchSuggestions)
  await withShop(seededShop, [copies(SIZES / 3), sizes], benchFeed)
}

async function withShop(
  seededShop: SeededShop,
  statements: readonly string[],
  bench: (shop: BenchedShop) => Promise<void>,
): Promise<void> {
  const prepared = await prepareShop(seededShop, async ({ databaseUrl }) => {
    for (const statement of [...statements, 'vacuum analyze']) await query(databaseUrl, statement)
  })
  const shop = await startBenchedShop(prepared)
  await bench(shop)
  await shop.stop()
  await prepared.remove()
}

async function benchSuggestions(shop: BenchedShop): Promise<void> {
  const postgres = await findPostmaster(shop.databaseUrl)
  const ask = async (input: string) => {
    const path = '/api/search-suggestions'
    const body = JSON.stringify({ input })
    const { status } = await post({ port: shop.port, cookie: '', path, type: 'application/json', body })
    if (status !== 200) throw new Error(`'${input}' is answered ${status}`)
  }
  const often = async (texts: readonly string[]) => {
    for (let time = 0; time < TIMES; time += 1) for (const text of texts) await ask(text)
  }
  const measureCost =
    (texts: readonly string[]): Contender =>
    () =>
      measure(() => often(texts), {
        count: texts.length * TIMES,
        processorTime: () => processorTime(shop.pid) + familyProcessorTime(postgres),
      })
  await often([...USUAL, ...HARD])
  const contenders = Object.fromEntries([...USUAL, ...HARD].map((text) => [text, measureCost([text])]))
  const medians = await interleave({ usual: measureCost(USUAL), ...contenders })
  const usual = medians.usual?.wall ?? Number.NaN
  printTable(
    `9. Suggestions among ${CANDLES.toLocaleString('en')} candles (time of a request at most 50 ms, the hardest at most 5×)`,
    ['typed', 'processor time', 'time', 'ratio'],
    Object.entries(medians).map(([text, { processor, wall }]) => [
      text.slice(0, 30),
      ms(processor),
      ms(wall),
      ratio(wall / usual),
    ]),
  )
}

async function benchFeed(shop: BenchedShop): Promise<void> {
  const postgres = await findPostmaster(shop.databaseUrl)
  let bytes = 0
  let peak = 0
  const read = async () => {
    const response = await fetch(`http://localhost:${shop.port}/feeds/google.xml`)
    bytes = 0
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      peak = Math.max(peak, residentMegabytes(shop.pid))
    }
  }
  await read()
  const { feed } = await interleave({
    feed: () =>
      measure(read, {
        count: 1,
        processorTime: () => processorTime(shop.pid) + familyProcessorTime(postgres),
      }),
  })
  printTable(
    '10. The feed for Google and Meta (20,000 sizes in at most 2 s)',
    ['bytes', 'time', 'processor time', 'memory at most'],
    [[megabytes(bytes / 1e6), ms(feed.wall), ms(feed.processor), megabytes(peak)]],
  )
}
