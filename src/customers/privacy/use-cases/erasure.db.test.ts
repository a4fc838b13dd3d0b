import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseEml } from '#platform/mail/eml.ts'
import { openMailFolder } from '#platform/mail/mail-folder.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { openAccountShop } from '../../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { tablesOfShop } from '../../../../tests/support/database-contents.ts'
import { fillAccount, person } from '../../../../tests/support/filled-account.ts'
import { forgetMessages, keysInQueue } from '../../../../tests/support/message-queue.ts'
import { deleteAccount } from './delete-account.ts'
import { exportMyData } from './export-my-data.ts'
import { forgetLockedIdentities } from './forget-identities.ts'

const database = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'lume-erasure-'))
const counter = await openAccountShop(database)
const shop = {
  ...counter.shop,
  storage: createDiskStorage(join(folder, 'images')),
  mailer: openMailFolder({
    folder: join(folder, 'mail'),
    from: 'ola@exemplo.com.br',
    now: counter.shop.clock.now,
  }),
}
afterAll(async () => {
  await counter.close()
  await rm(folder, { recursive: true, force: true })
})

/** Tables without personal data. A feature's `personalData` claims every other table. */
const tablesAboutNobody = [
  'automation_events',
  'batch_losses',
  'batch_notes',
  'batches',
  'blog_posts',
  // Contains sealed tokens of the owner only.
  'carrier_accounts',
  'carrier_boxes',
  'carrier_rates',
  'categories',
  'delivery_places',
  'gift_options',
  'kit_parts',
  // Suppliers are companies, and authors are stored as ids.
  'material_movements',
  'materials',
  // Search terms without their authors; personal numbers and addresses are removed.
  'missed_searches',
  'notice_settings',
  'old_slugs',
  'order_item_batches',
  'passports',
  'payment_settings',
  'price_history',
  'product_search',
  'product_variants',
  'products',
  // Keys are keyed hashes.
  'rate_limits',
  'recipe_lines',
  'recipes',
  'sao_paulo_streets',
  'sao_paulo_words',
  'settings_frete_motoboy',
  'shop_facts',
  'shop_settings',
  'stock_movements',
  // Administrators only, who cannot delete themselves; kept for a day.
  'test_orders',
  'voucher_entries',
]

/**
 * Data kept, and why. Sold orders are locked for five years (CTN, art. 173 and 195; CDC, art. 27), then
 * removed.
 */
const keptPlaces = {
  'orders.customer_name': ['name'],
  'orders.customer_email': ['email'],
  'orders.customer_phone': ['phone'],
  'orders.customer_cpf': ['cpf'],
  'orders.shipping_address': ['district', 'street'],
  'orders.district': ['district'],
  'orders.search_text': ['email', 'name', 'phone'],
  // Agreements about the order, for legal disputes (LGPD, art. 7º, VI).
  'orders.notes': ['note'],
  'order_invoices.xml': ['cpf', 'name'],
  'audit_entries.changes': ['name', 'note'],
  'refunds.reason': ['refundReason'],
  'bank_entries.payer': ['payer'],
  // Proof of consent and withdrawal (LGPD, art. 8º, § 2º), kept for the same five years.
  'consents.email': ['email'],
  // The email confirming the deletion; its record is deleted a day after delivery.
  'job.data': ['email', 'name'],
}

async function findInTables(words: Record<string, string>): Promise<Record<string, string[]>> {
  const wordsByPlace = new Map<string, Set<string>>()
  for (const { name, path } of await tablesOfShop(database.pool)) {
    const { rows } = await database.pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${path} t`,
    )
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row)) {
        const place = `${name}.${column}`
        const text = JSON.stringify(value).toLowerCase()
        for (const [label, word] of Object.entries(words))
          if (text.includes(word.toLowerCase()))
            wordsByPlace.set(place, (wordsByPlace.get(place) ?? new Set()).add(label))
      }
  }
  return Object.fromEntries([...wordsByPlace].map(([place, set]) => [place, [...set].toSorted()]))
}

async function findInFiles(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const fileNames: string[] = []
  for (const file of names.filter((entry) => entry.isFile())) {
    const source = await readFile(join(file.parentPath, file.name), 'utf8')
    const { headers, html, text } = file.name.endsWith('.eml')
      ? parseEml(source)
      : { headers: {}, html: '', text: '' }
    const content = [source, JSON.stringify(headers), html, text].join('\n')
    if (Object.values(person).some((word) => content.includes(word))) fileNames.push(file.name)
  }
  return fileNames
}

test('deleting an account leaves only what the law requires in tables and files', async () => {
  const password = 'vela12'
  const { userId, paid, unpaid, byHand } = await fillAccount(
    { ...counter, shop } as never,
    await shop.identity.hashPassword(password),
  )
  const ids = { userId, paid: paid.id, unpaid: unpaid.id, byHand: byHand.id }
  const places = await findInTables({ ...person, ...ids })
  const filledTables = new Set(Object.keys(places).map((place) => place.split('.')[0]))
  const personalTables = shop.personalData.flatMap(({ tables }) => tables)
  const tables = (await tablesOfShop(database.pool)).map(({ name }) => name)
  expect(tables.filter((name) => !personalTables.includes(name))).toEqual(tablesAboutNobody)
  // Linked through the customer's other rows: reports of their reviews.
  const bound = 'review_reports'
  expect([...filledTables, bound].toSorted()).toEqual(personalTables.toSorted())
  const everyWord = new Set(Object.values(places).flat())
  expect(Object.keys(person).filter((label) => !everyWord.has(label))).toEqual([])
  expect((await findInFiles()).length).toBeGreaterThan(20)

  expect(Object.keys(await exportMyData(shop, { userId }))).toEqual([
    'exportedAt',
    'account',
    'profile',
    'ownerNotes',
    'orders',
    'cart',
    'cartGift',
    'favourites',
    'reviews',
    'vouchers',
    'newsletter',
    'restockRequests',
    'consents',
    'quotes',
    'paymentCustomers',
    'announcedPots',
    'returnedPots',
    'coupons',
    'roles',
    'invitations',
    'waysIn',
    'passkeys',
    'devices',
    'sessions',
    'accesses',
  ])

  expect(await deleteAccount(shop, { userId, proof: { password }, reviews: 'delete' })).toMatchObject({
    ok: true,
  })

  expect(await findInTables(person)).toEqual(keptPlaces)
  expect(await keysInQueue(database.db)).toEqual([`account-deleted:${userId}`, 'cus_1'])
  expect(await findInFiles()).toEqual([])
  const { rows } = await database.pool.query('select customer_name from orders where id = $1', [unpaid.id])
  expect(rows).toEqual([{ customer_name: '—' }])

  counter.passMinutes(6 * 366 * 24 * 60)
  await forgetLockedIdentities(shop)
  await forgetMessages(database.db, 'account-deleted:%')
  expect(await findInTables(person)).toEqual({})
})
