import { afterAll, beforeEach, expect, test } from 'vitest'
import { openAccountShop } from '../../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { emailsInQueue, emptyQueue } from '../../../../tests/support/message-queue.ts'
import { subscribersAtOpening } from './tell-of-opening.ts'

const { db, pool } = await createTestDatabase()
const fixture = await openAccountShop({ db, pool })
afterAll(() => fixture.close())
beforeEach(async () => {
  await emptyTables(pool, 'newsletter_subscriptions', 'email_deliveries')
  await emptyQueue(db)
})

const tell = () => db.transaction((tx) => subscribersAtOpening.tell(fixture.shop, tx))
const notifiedAddresses = async () => (await emailsInQueue(db, 'shop-opened%')).map(({ to }) => to).toSorted()
const countWaiting = async () => Number((await db.execute(subscribersAtOpening.count)).rows[0]?.count)
const join = (name: string, leftAt: Date | null = null) =>
  pool.query(
    `insert into newsletter_subscriptions (email, consent_at, consent_text, unsubscribe_token, unsubscribed_at)
     values ($1, now(), 'Sim', $2, $3)`,
    [`${name}@exemplo.com.br`, name, leftAt],
  )

test('subscribers are e-mailed about the opening once, unsubscribed people never', async () => {
  await join('ana')
  await join('saiu', new Date())
  expect(await countWaiting()).toBe(1)
  expect(await tell()).toBe(1)
  await tell()
  expect(await notifiedAddresses()).toEqual(['ana@exemplo.com.br'])
})

test('a second opening emails new subscribers and those whose email failed', async () => {
  await join('ana')
  await join('voltou')
  expect(await tell()).toBe(2)
  await pool.query(
    `insert into email_deliveries (key, type, state)
     select 'shop-opened:' || id, 'shop-opened', case email when 'ana@exemplo.com.br' then 'sent' else 'failed' end
     from newsletter_subscriptions`,
  )
  await join('nova')
  await emptyQueue(db)
  expect(await countWaiting()).toBe(2)
  expect(await tell()).toBe(2)
  expect(await notifiedAddresses()).toEqual(['nova@exemplo.com.br', 'voltou@exemplo.com.br'])
})
