import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { listLeftOut } from '#catalogue/feed/use-cases/list-left-out.ts'
import { describeProduct } from '#catalogue/product-page/storefront/product-view.server.ts'
import { findProduct } from '#catalogue/product-page/use-cases/find-product.ts'
import { productData } from '#catalogue/products/storefront/product-data.ts'
import type { Shop } from '#platform/shop.ts'
import { batchFixture } from '../../../../tests/support/batch-fixture.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { openStorefront } from '../../../../tests/support/storefront-fixture.ts'
import { writeFeed } from './write-feed.server.ts'

const storefront = await openStorefront()
const { pool, addCandle, addSize } = storefront
const { newBatch } = batchFixture(pool)
const siteUrl = 'https://loja.br'
const values = { contact: { name: 'Lume & Coco' } }
const shop = {
  ...storefront.shop,
  config: { siteUrl },
  settings: { current: () => ({ values }) },
} as unknown as Shop

async function readFeed(): Promise<string> {
  const { head, items, rest, end } = await writeFeed(shop)
  let xml = head + items
  if (rest) for await (const more of rest) xml += more
  return xml + end
}

/** Validates with PostgreSQL's libxml; fails on a server built without it. */
const readXml = (xml: string, path: string) =>
  pool
    .query(
      `select array(select unnest(xpath($2, $1::xml, array[array['g', 'http://base.google.com/ns/1.0']]))::text) as found`,
      [xml, path],
    )
    .then(({ rows }) => rows[0].found as string[])

const readField = (item: string, name: string) =>
  new RegExp(`<g:${name}>(.*?)</g:${name}>`, 's').exec(item)?.[1]?.replaceAll('&amp;', '&')

const splitItems = (xml: string) => [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => item)

const promisedByFeed = (xml: string) =>
  splitItems(xml).map((item) => ({
    url: readField(item, 'link'),
    price: (readField(item, 'sale_price') ?? readField(item, 'price'))?.replace(' BRL', ''),
    availability: readField(item, 'availability'),
    from: readField(item, 'availability_date')?.slice(0, 10),
  }))

const stateNames: Record<string, string> = {
  InStock: 'in_stock',
  OutOfStock: 'out_of_stock',
  PreOrder: 'preorder',
}

async function promisedByPage(slug: string) {
  const productPage = await findProduct(shop, { slug })
  if (!productPage) return []
  const { product, saleUntil } = describeProduct(productPage)
  const data = productData(siteUrl, 'Lume', { ...product, rating: null, saleUntil })
  const offers = 'hasVariant' in data ? data.hasVariant.map((size) => size.offers) : [data.offers]
  return offers.map((offer) => ({
    url: offer.url,
    price: offer.price,
    availability: stateNames[offer.availability.replace('https://schema.org/', '')],
    from: 'availabilityStarts' in offer ? offer.availabilityStarts : undefined,
  }))
}

const picture = '/media/product-images/vela.webp'
const withPictures = async () => {
  await pool.query(
    `insert into image_records (url, width, height) values ($1, 4, 5) on conflict do nothing`,
    [picture],
  )
  await pool.query('update products set images = array[$1]', [picture])
}

const sizeFacts = fc.record({
  adjustment: fc.integer({ min: -30, max: 90 }),
  stock: fc.integer({ min: 0, max: 2 }),
  salePrice: fc.option(fc.integer({ min: 10, max: 200 })),
  batch: fc.option(fc.integer({ min: 13, max: 30 })),
})
const candleFacts = fc.record({
  price: fc.integer({ min: 60, max: 300 }),
  stock: fc.integer({ min: 0, max: 2 }),
  batch: fc.option(fc.integer({ min: 13, max: 30 })),
  sale: fc.option(
    fc.record({ price: fc.integer({ min: 40, max: 300 }), from: fc.integer({ min: 1, max: 20 }) }),
  ),
  active: fc.boolean(),
  words: fc.constantFrom('Vela <de> coco & "afeto"', ''),
  sizes: fc.array(sizeFacts, { maxLength: 3 }),
})

const inNovember = (day: number) => `2026-11-${String(day).padStart(2, '0')}`

async function fill(catalogue: readonly (typeof candleFacts extends fc.Arbitrary<infer T> ? T : never)[]) {
  await emptyTables(pool, 'products', 'categories', 'image_records')
  for (const [index, { price, stock, batch, sale, active, words, sizes }] of catalogue.entries()) {
    const id = await addCandle({ name: `Vela ${index}`, price, stock, active, short: words })
    if (batch) await newBatch(id, { units: 1, readyOn: inNovember(batch) })
    for (const [place, size] of sizes.entries()) {
      const variantId = await addSize(id, `${place} g & mais`, size.adjustment, place)
      await pool.query('update product_variants set stock_quantity = $2 where id = $1', [
        variantId,
        size.stock,
      ])
      if (size.batch) await newBatch(id, { units: 1, readyOn: inNovember(size.batch), variantId })
      if (sale && size.salePrice)
        await pool.query('update product_variants set sale_price = $2 where id = $1', [
          variantId,
          size.salePrice,
        ])
    }
    if (sale)
      await pool.query('update products set sale_price = $2, sale_from = $3, sale_until = $4 where id = $1', [
        id,
        sale.price,
        inNovember(sale.from),
        inNovember(sale.from + 7),
      ])
  }
  await withPictures()
}

test('price, availability and link are those of the page, in any catalogue', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(candleFacts, { maxLength: 4 }), async (catalogue) => {
      await fill(catalogue)
      const pages = await Promise.all(
        catalogue.map(({ words }, index) => (words ? promisedByPage(`vela-${index}`) : [])),
      )
      const xml = await readFeed()
      const byAddress = (a: { url?: string }, b: { url?: string }) => (a.url ?? '').localeCompare(b.url ?? '')
      expect(promisedByFeed(xml).sort(byAddress)).toEqual(pages.flat().sort(byAddress))
    }),
    { numRuns: 25 },
  )
})

test('lists one item for each size with all required fields of Google and Meta', async () => {
  const id = await addCandle({
    name: 'Jasmim & Sal',
    price: 99.9,
    description: 'Vela de <coco>\u0007',
    specifications: { Topo: 'Jasmim', Coração: 'Neroli', Fundo: 'Cedro', Pavio: 'Algodão' },
  })
  const small = await addSize(id, '120 g', -20, 0)
  await addSize(id, '180 g', 0, 1)
  await pool.query(
    `update product_variants set barcode = '7891000315507', sku = 'JAS-120', weight = 0.3, stock_quantity = 2 where id = $1`,
    [small],
  )
  await pool.query(
    `update products set sale_price = 90, sale_from = '2026-11-01', sale_until = '2026-11-30', weight = 0.4`,
  )
  await withPictures()
  const xml = await readFeed()
  const [first = '', second = ''] = splitItems(xml)
  expect(first.trim().split('\n')).toEqual([
    `<g:id>${small}</g:id>`,
    `<g:item_group_id>${id}</g:item_group_id>`,
    '<g:title>Vela Jasmim &amp; Sal, 120 g</g:title>',
    '<g:link>https://loja.br/produto/jasmim-&amp;-sal?tamanho=120+g</g:link>'.replace('-&amp;-', '-%26-'),
    `<g:image_link>${siteUrl}${picture.replace('.webp', '.feed.jpg')}</g:image_link>`,
    '<g:availability>in_stock</g:availability>',
    '<g:price>79.90 BRL</g:price>',
    '<g:sale_price>70.00 BRL</g:sale_price>',
    '<g:sale_price_effective_date>2026-11-01T00:00-03:00/2026-11-30T23:59-03:00</g:sale_price_effective_date>',
    '<g:gtin>7891000315507</g:gtin>',
    '<g:mpn>JAS-120</g:mpn>',
    '<g:shipping_weight>0.3 kg</g:shipping_weight>',
    '<g:size>120 g</g:size>',
    '<g:description>Vela de &lt;coco&gt;</g:description>',
    '<g:brand>Lume &amp; Coco</g:brand>',
    '<g:condition>new</g:condition>',
    '<g:google_product_category>588</g:google_product_category>',
    ...[
      ['Topo', 'Jasmim'],
      ['Coração', 'Neroli'],
      ['Fundo', 'Cedro'],
    ].map(
      ([name, value]) =>
        `<g:product_detail><g:section_name>Aroma</g:section_name><g:attribute_name>${name}</g:attribute_name><g:attribute_value>${value}</g:attribute_value></g:product_detail>`,
    ),
  ])
  expect(readField(second, 'identifier_exists')).toBe('no')
  expect(readField(second, 'shipping_weight')).toBe('0.4 kg')
  expect(await readXml(xml, '/rss/channel/item/g:size/text()')).toEqual(['120 g', '180 g'])
})

test('a long catalogue comes in batches, without gaps or doubles', async () => {
  await pool.query(
    `insert into products (name, slug, price, short_description) select 'Vela ' || n, 'vela-' || n, 50, 'De coco' from generate_series(1, 620) n`,
  )
  await withPictures()
  const items = splitItems(await readFeed())
  expect(items).toHaveLength(620)
  expect(new Set(items.map((item) => readField(item, 'id'))).size).toBe(620)
})

test('however many read it, one batch is read at a time, and one that fails holds up no other', async () => {
  await pool.query(
    `insert into products (name, slug, price, short_description) select 'Vela ' || n, 'vela-' || n, 50, 'De coco' from generate_series(1, 510) n`,
  )
  await withPictures()
  const ask = pool.query.bind(pool) as (...querySpy: unknown[]) => Promise<unknown>
  const under = { way: 0, most: 0, batches: 0 }
  const querySpy = vi.spyOn(pool, 'query').mockImplementation(async (...statement: unknown[]) => {
    if (!/limit/.test((statement[0] as { text: string }).text)) return ask(...statement)
    under.batches += 1
    if (under.batches === 2) throw new Error('the connection was lost')
    under.most = Math.max(under.most, ++under.way)
    return ask(...statement).finally(() => under.way--)
  })
  const feeds = await Promise.allSettled([readFeed(), readFeed(), readFeed()])
  querySpy.mockRestore()
  expect(feeds.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(under.most).toBe(1)
})

test('shows the owner each product that is left out, with its reason', async () => {
  await addCandle({ name: 'Pronta', short: 'De coco' })
  await withPictures()
  await addCandle({ name: 'Sem foto', short: 'De coco' })
  await addCandle({ name: 'Rascunho', active: false })
  await pool.query(
    `insert into products (name, slug, price, active, deleted_at) values ('No lixo', 'x', 9, false, now())`,
  )
  expect(await listLeftOut(shop)).toMatchObject({
    inFeed: 1,
    total: 2,
    leftOut: [
      { name: 'Rascunho', reasons: ['inactive', 'no-picture', 'no-description'] },
      { name: 'Sem foto', reasons: ['no-picture'] },
    ],
  })
  expect(splitItems(await readFeed())).toHaveLength(1)
})

test('lists a kit as a bundle at the price of its page, and a candle as no bundle', async () => {
  await emptyTables(pool, 'products')
  const parts = [await addCandle({ name: 'Figo', stock: 3 }), await addCandle({ name: 'Cedro', stock: 2 })]
  const { rows } = await pool.query(
    `insert into products (name, slug, price, kit_kind, description) values ('Dupla', 'dupla', 150, 'fixed', 'Duas velas') returning id`,
  )
  for (const id of parts)
    await pool.query(`insert into kit_parts (kit_id, product_id, name) values ($1, $2, 'vela')`, [
      rows[0].id,
      id,
    ])
  await pool.query(`update products set description = 'Vela de coco' where description = ''`)
  await withPictures()
  const items = splitItems(await readFeed())
  expect(items.map((item) => [readField(item, 'title'), readField(item, 'is_bundle')]).toSorted()).toEqual([
    ['Dupla, kit de velas', 'yes'],
    ['Vela Cedro', undefined],
    ['Vela Figo', undefined],
  ])
  const ofKit = promisedByFeed(await readFeed()).filter(({ url }) => url?.endsWith('/dupla'))
  expect(ofKit).toEqual(await promisedByPage('dupla'))
})
