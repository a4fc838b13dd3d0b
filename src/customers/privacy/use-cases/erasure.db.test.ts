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

/** Tables in which nobody's name, words or account can stand. Every other table is claimed by a feature's `personalData`. */
const tablesAboutNobody = [
  'automation_events',
  'batch_losses',
  'batch_notes',
  'batches',
  'blog_posts',
  // Its tokens are the owner's, and sealed.
  'carrier_accounts',
  'carrier_boxes',
  'carrier_rates',
  'categories',
  'delivery_places',
  'gift_options',
  'kit_parts',
  // Of the store room: suppliers are firms, and who wrote a movement is a number.
  'material_movements',
  'materials',
  // Words without whoever typed them; numbers and addresses of people are left out.
  'missed_searches',
  'notice_settings',
  'old_slugs',
  // Of which batches a box was filled, and what nobody bought of them.
  'order_item_batches',
  // The owner's words about candles.
  'passports',
  'payment_settings',
  'price_history',
  'product_search',
  'product_variants',
  'products',
  // Its keys are keyed hashes.
  'rate_limits',
  'recipe_lines',
  'recipes',
  'sao_paulo_streets',
  'sao_paulo_words',
  'settings_frete_motoboy',
  'shop_facts',
  'shop_settings',
  'stock_movements',
  // Administrators only, who cannot delete themselves, and for a day.
  'test_orders',
  // Amounts, and why the owner corrected one.
  'voucher_entries',
]

/** What stays, and why. Everything of a sold order is locked: five years (CTN, art. 173 and 195; CDC, art. 27), then removed. */
const kept = {
  'orders.customer_name': ['name'],
  'orders.customer_email': ['email'],
  'orders.customer_phone': ['phone'],
  'orders.customer_cpf': ['cpf'],
  'orders.shipping_address': ['district', 'street'],
  // How much was sold where.
  'orders.district': ['district'],
  'orders.search_text': ['email', 'name', 'phone'],
  // What was agreed about the order, if the purchase is disputed (LGPD, art. 7º, VI).
  'orders.notes': ['note'],
  'order_invoices.xml': ['cpf', 'name'],
  'audit_entries.changes': ['name', 'note'],
  'refunds.reason': ['refundReason'],
  'bank_entries.payer': ['payer'],
  // Proof of what the customer agreed to and took back (LGPD, art. 8º, § 2º), for the same five years.
  'consents.email': ['email'],
  // The e-mail that tells the customer that the account is gone; its record is deleted a day after it left.
  'job.data': ['email', 'name'],
}

/** Where which words stand: every column of every row, folded as the shop's search folds them. */
async function findInTables(words: Record<string, string>): Promise<Record<string, string[]>> {
  const found = new Map<string, Set<string>>()
  for (const { name, path } of await tablesOfShop(database.pool)) {
    const { rows } = await database.pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${path} t`,
    )
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row)) {
        const place = `${name}.${column}`
        const text = JSON.stringify(value).toLowerCase()
        for (const [what, word] of Object.entries(words))
          if (text.includes(word.toLowerCase())) found.set(place, (found.get(place) ?? new Set()).add(what))
      }
  }
  return Object.fromEntries([...found].map(([place, set]) => [place, [...set].toSorted()]))
}

async function findInFiles(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const file of names.filter((each) => each.isFile())) {
    const source = await readFile(join(file.parentPath, file.name), 'utf8')
    const { headers, html, text } = file.name.endsWith('.eml')
      ? parseEml(source)
      : { headers: {}, html: '', text: '' }
    const content = [source, JSON.stringify(headers), html, text].join('\n')
    if (Object.values(person).some((word) => content.includes(word))) found.push(file.name)
  }
  return found
}

test('a deleted account leaves nothing in any table or file but what the law asks for', async () => {
  const password = 'vela12'
  const { userId, paid, unpaid, byHand } = await fillAccount(
    { ...counter, shop } as never,
    await shop.identity.hashPassword(password),
  )
  const ids = { userId, paid: paid.id, unpaid: unpaid.id, byHand: byHand.id }
  const filled = await findInTables({ ...person, ...ids })
  const filledTables = new Set(Object.keys(filled).map((place) => place.split('.')[0]))
  const claimed = shop.personalData.flatMap(({ tables }) => tables)
  const tables = (await tablesOfShop(database.pool)).map(({ name }) => name)
  expect(tables.filter((name) => !claimed.includes(name))).toEqual(tablesAboutNobody)
  // Bound by other rows of the customer's: a report of their review.
  const bound = 'review_reports'
  expect([...filledTables, bound].toSorted()).toEqual(claimed.toSorted())
  const everyWord = new Set(Object.values(filled).flat())
  expect(Object.keys(person).filter((what) => !everyWord.has(what))).toEqual([])
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

  expect(await findInTables(person)).toEqual(kept)
  expect(await keysInQueue(database.db)).toEqual([`account-deleted:${userId}`, 'cus_1'])
  expect(await findInFiles()).toEqual([])
  const { rows } = await database.pool.query('select customer_name from orders where id = $1', [unpaid.id])
  expect(rows).toEqual([{ customer_name: '—' }])

  counter.passMinutes(6 * 366 * 24 * 60)
  await forgetLockedIdentities(shop)
  await forgetMessages(database.db, 'account-deleted:%')
  expect(await findInTables(person)).toEqual({})
})
