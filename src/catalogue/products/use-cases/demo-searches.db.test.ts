import { expect, test } from 'vitest'
import { listProducts } from '#catalogue/search/use-cases/list-products.ts'
import { demoSettings } from '#demo/demo-data.ts'
import { seedCatalogue } from '#demo/loader/seed-catalogue.ts'
import { demoContent } from '#demo/loader/seed-content.ts'
import { seedKits } from '#demo/loader/seed-kits.ts'
import type { Shop } from '#platform/shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { everything } from '../../../../tests/support/storefront-fixture.ts'

const { db } = await createTestDatabase()
const now = new Date('2026-11-12T17:32:00Z')
const settings = { current: () => ({ values: { search: demoSettings.search } }) }
const shop = { db, publicReads: db, clock: { now: () => now }, settings } as unknown as Shop
await db.transaction(async (tx) => {
  await seedCatalogue(tx, demoContent, now, new Map())
  await seedKits(tx, now, new Map())
})

const forgiven = new Set(['lavnda', 'petigrain', 'jasmin'])

test.each([
  ['lavanda', 1, 'Lavanda & Camomila'],
  ['LAVANDA', 1, 'Lavanda & Camomila'],
  ['vela de lavanda', 1, 'Lavanda & Camomila'],
  ['sandalo', 3, 'Sândalo & Âmbar'],
  ['ambar', 3, 'Sândalo & Âmbar'],
  ['capim limao', 1, 'Capim-limão'],
  ['vetiver cedro', 1, 'Cedro & Vetiver'],
  ['palo santo', 1, 'Palo Santo'],
  ['baunilha', 4, 'Baunilha & Coco'],
  ['laranja', 3, 'Canela & Laranja'],
  ['rosa', 2, 'Rosa & Peônia'],
  ['coco', 16, 'Baunilha & Coco'],
  ['noite', 6, 'Jasmim da Noite'],
  ['café', 2, 'Café & Cacau'],
  ['mel', 4, 'Mel & Figo'],
  // Matches 'cha' as a whole word, but not inside 'fechar' or 'chama'.
  ['cha', 7, 'Chá Branco'],
  ['petitgrain', 1, 'Flor de Laranjeira'],
  ['almíscar', 7, 'Flor de Laranjeira'],
  ['almiscar', 7, 'Flor de Laranjeira'],
  ['bergamota', 3, 'Cedro & Vetiver'],
  ['hortelã', 1, 'Eucalipto & Alecrim'],
  ['amadeirado', 7, 'Sândalo & Âmbar'],
  ['amadeiradas', 7, 'Sândalo & Âmbar'],
  ['kit', 2, 'Trio Aconchego'],
  ['kits', 2, 'Trio Aconchego'],
  // The list links to the voucher page instead.
  ['vale presente', 0, undefined],
  ['vale-presente', 0, undefined],
  ['madeira', 7, 'Sândalo & Âmbar'],
  ['especiarias', 2, 'Sândalo & Âmbar'],
  ['flores', 8, 'Flor de Laranjeira'],
  ['floral', 5, 'Flor de Laranjeira'],
  ['cítrico', 4, 'Limão-siciliano & Manjericão'],
  ['citrica', 4, 'Limão-siciliano & Manjericão'],
  ['ervas', 7, 'Limão-siciliano & Manjericão'],
  ['coleção calma', 3, 'Chá Branco'],
  ['jardim', 3, 'Flor de Laranjeira'],
  ['calma lavanda', 1, 'Lavanda & Camomila'],
  ['dormir', 5, 'Lavanda & Camomila'],
  ['relaxar', 5, 'Chá Branco'],
  ['meditação', 5, 'Chá Branco'],
  ['banheiro', 3, 'Eucalipto & Alecrim'],
  ['escritório', 4, 'Palo Santo'],
  ['leitura', 3, 'Chá Branco'],
  ['cerâmica', 7, 'Sândalo & Âmbar'],
  ['fumê', 1, 'Sândalo & Âmbar'],
  ['lavnda', 1, 'Lavanda & Camomila'],
  ['petigrain', 1, 'Flor de Laranjeira'],
  ['jasmin', 2, 'Jasmim da Noite'],
  ['velas', 17, 'Sândalo & Âmbar'],
  ['velas aromáticas', 17, 'Sândalo & Âmbar'],
  ['vela 🌹', 17, 'Sândalo & Âmbar'],
  ['até 80', 5, 'Limão-siciliano & Manjericão'],
  ['320 g', 12, 'Sândalo & Âmbar'],
  ['180 g', 15, 'Sândalo & Âmbar'],
  ['presente', 7, 'Sândalo & Âmbar'],
  ['presente para mãe', 2, 'Flor de Laranjeira'],
  ['presente de natal', 1, 'Mel & Figo'],
  ['lembrancinha', 7, 'Sândalo & Âmbar'],
  ['natal', 2, 'Mel & Figo'],
  ['vegana', 15, 'Sândalo & Âmbar'],
  ['gourmand', 2, 'Café & Cacau'],
  ['sem canela', 16, 'Sândalo & Âmbar'],
  ['sem cheiro', 0, undefined],
  ['sem perfume', 0, undefined],
  // A link above the empty list leads to the delivery page.
  ['frete', 0, undefined],
  ['entrega', 0, undefined],
  ['troca', 0, undefined],
  ['pneu', 0, undefined],
])('in the demo shop the search %j finds %d candles, first %s', async (search, total, first) => {
  const list = await listProducts(shop, { ...everything, search })
  expect([list.total, list.products[0]?.name, list.how.includes('near')]).toEqual([
    total,
    first,
    forgiven.has(search),
  ])
})

test('assigns each demo candle to the scent families of its notes', async () => {
  const namesInFamily = async (familia: string) =>
    (await listProducts(shop, { ...everything, filters: { familia }, sort: 'name' })).products.map(
      ({ name }) => name,
    )
  expect(await namesInFamily('amadeirado')).toEqual(['Cedro & Vetiver', 'Palo Santo', 'Sândalo & Âmbar'])
  expect(await namesInFamily('gourmand')).toEqual(['Baunilha & Coco', 'Café & Cacau'])
  expect(await namesInFamily('citrico')).toEqual([
    'Canela & Laranja',
    'Capim-limão',
    'Limão-siciliano & Manjericão',
  ])
})
