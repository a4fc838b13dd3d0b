import { expect, test } from 'vitest'
import { demoSettings } from '#database/seed/demo/shop-settings.ts'
import { seedCatalogue } from '#database/seed/seed-catalogue.ts'
import { demoContent } from '#database/seed/seed-content.ts'
import { seedKits } from '#database/seed/seed-kits.ts'
import type { Shop } from '#shop/shop.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { everything } from '../../../tests/support/storefront-fixture.ts'
import { listProducts } from './list-products.ts'

const { db } = await createTestDatabase()
const now = new Date('2026-11-12T17:32:00Z')
const settings = { current: () => ({ values: { search: demoSettings.search } }) }
const shop = { db, publicReads: db, clock: { now: () => now }, settings } as unknown as Shop
await db.transaction(async (tx) => {
  await seedCatalogue(tx, demoContent, now, new Map())
  await seedKits(tx, now, new Map())
})

/** One letter of these is wrong. */
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
  ['coco', 8, 'Baunilha & Coco'],
  ['noite', 5, 'Jasmim da Noite'],
  ['café', 2, 'Café & Cacau'],
  ['mel', 4, 'Mel & Figo'],
  // A whole word before a beginning; 'fechar' and 'chama' hold neither.
  ['cha', 7, 'Chá Branco'],
  ['petitgrain', 1, 'Flor de Laranjeira'],
  ['almíscar', 7, 'Flor de Laranjeira'],
  ['almiscar', 7, 'Flor de Laranjeira'],
  ['bergamota', 3, 'Cedro & Vetiver'],
  ['hortelã', 1, 'Eucalipto & Alecrim'],
  ['amadeirado', 8, 'Limão-siciliano & Manjericão'],
  ['amadeiradas', 8, 'Limão-siciliano & Manjericão'],
  ['kit', 2, 'Trio Aconchego'],
  ['kits', 2, 'Trio Aconchego'],
  // The list offers the page of vales there, which is no candle.
  ['vale presente', 0, undefined],
  ['vale-presente', 0, undefined],
  ['madeira', 8, 'Sândalo & Âmbar'],
  ['especiarias', 2, 'Sândalo & Âmbar'],
  ['flores', 8, 'Flor de Laranjeira'],
  ['floral', 5, 'Flor de Laranjeira'],
  ['cítrico', 4, 'Limão-siciliano & Manjericão'],
  ['citrica', 4, 'Limão-siciliano & Manjericão'],
  ['ervas', 8, 'Limão-siciliano & Manjericão'],
  ['coleção calma', 3, 'Chá Branco'],
  ['jardim', 3, 'Flor de Laranjeira'],
  ['calma lavanda', 1, 'Lavanda & Camomila'],
  ['dormir', 5, 'Lavanda & Camomila'],
  ['relaxar', 5, 'Chá Branco'],
  ['meditação', 5, 'Chá Branco'],
  ['banheiro', 2, 'Eucalipto & Alecrim'],
  ['escritório', 2, 'Cedro & Vetiver'],
  ['leitura', 1, 'Baunilha & Coco'],
  ['cerâmica', 7, 'Sândalo & Âmbar'],
  ['fumê', 1, 'Sândalo & Âmbar'],
  ['lavnda', 1, 'Lavanda & Camomila'],
  ['petigrain', 1, 'Flor de Laranjeira'],
  ['jasmin', 2, 'Jasmim da Noite'],
  ['velas', 17, 'Sândalo & Âmbar'],
  ['pneu', 0, undefined],
])('in the demo shop %j finds %d, first %s', async (search, total, first) => {
  const found = await listProducts(shop, { ...everything, search })
  expect([found.total, found.products[0]?.name, found.how.includes('near')]).toEqual([
    total,
    first,
    forgiven.has(search),
  ])
})
