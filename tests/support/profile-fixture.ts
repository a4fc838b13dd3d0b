import { eq } from 'drizzle-orm'
import { accessRecords, accounts, knownDevices } from '#accounts/schema.ts'
import { passkeys } from '#accounts/second-factor/schema.ts'
import { saveProfile } from '#customers/profile/use-cases/save-profile.ts'
import { freightQuotes } from '#delivery/freight/schema.ts'
import { orderItems, payments } from '#orders/schema/orders.ts'
import { bankEntries } from '#orders/schema/payments.ts'
import { insertOrders } from '#orders/use-cases/insert-orders.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import { openAccountShop } from './account-shop.ts'
import type { ConnectedTestDatabase } from './database.ts'
import { emptyTables } from './empty-tables.ts'

export const email = 'ana@exemplo.com.br'
export const password = 'vela12'
const address = {
  line1: 'Rua Augusta, 10',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '01305-000',
  country: 'Brasil',
}
export const typed = {
  fullName: 'Ana Lima',
  phone: '11900001234',
  birthDate: '1991-06-06',
  gender: 'feminino',
  addressLine1: 'Rua Augusta, 10',
  addressLine2: 'Consolação',
  city: 'São Paulo',
  state: 'sp',
  postalCode: '01305000',
  country: 'Brasil',
}

export async function openProfileFixture({ db, pool }: Pick<ConnectedTestDatabase, 'db' | 'pool'>) {
  const account = await openAccountShop({ db, pool })
  const passwordHash = await account.shop.identity.hashPassword(password)
  let paymentCount = 0

  async function newAccount(): Promise<string> {
    const userId = await account.newCustomer(email)
    await db
      .insert(accounts)
      .values({ userId, provider: 'password', providerAccountId: userId, passwordHash })
    return userId
  }

  async function startAnew(): Promise<string> {
    await emptyTables(
      pool,
      'users',
      'orders',
      'products',
      'newsletter_subscriptions',
      'consents',
      'access_records',
      'audit_entries',
      'bank_entries',
    )
    account.passMinutes(61)
    paymentCount = 0
    return newAccount()
  }

  const save = (userId: string, change: Partial<Parameters<typeof saveProfile>[1]> = {}) =>
    saveProfile(account.shop, {
      userId,
      email,
      typed,
      notificationsEnabled: true,
      marketingEmails: { now: false, before: false },
      consentText: 'Cartas do Ritual de Carinho',
      reviewInvitations: { now: false, before: false },
      ...change,
    })

  async function sellTo(
    buyer: string,
    status: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled',
  ): Promise<string> {
    const unique = crypto.randomUUID()
    const [order] = await insertOrders(db, [
      {
        userId: buyer,
        orderNumber: unique,
        status,
        subtotalAmount: 9900,
        totalAmount: 9900,
        customerName: 'Ana',
        customerEmail: email,
        notes: 'segredo da dona',
        shippingAddress: address,
        attemptKey: unique,
        sessionId: unique,
        paymentProvider: 'offline',
        paymentReference: `pay_${++paymentCount}`,
      },
    ])
    const orderId = order?.id as string
    await db.insert(orderItems).values({
      orderId,
      quantity: 1,
      unitPrice: 9900,
      totalPrice: 9900,
      productSnapshot: { name: 'Vela', images: [], variant_name: '180 g' },
    })
    return orderId
  }

  async function leaveTraces(userId: string) {
    await db.insert(accounts).values({
      userId,
      provider: 'google',
      providerAccountId: 'google-1',
      createdAt: new Date(Date.now() + 1000),
    })
    await db.insert(accessRecords).values({ userId, clientAddress: '198.51.100.4' })
    await db.insert(knownDevices).values({ userId, deviceHash: 'hash-of-device' })
    await db.insert(passkeys).values({
      userId,
      credentialId: 'hash-of-credential',
      publicKey: 'hash-of-key',
      counter: 0,
      transports: [],
      name: 'Celular',
    })
    await db.insert(freightQuotes).values({
      userId,
      addressKey: 'x',
      address,
      lat: -23.55,
      lng: -46.66,
      distanceMetres: 4000,
      price: 1500,
      eta: 'Mesmo dia',
      breakdown: {
        base: 12,
        kmTiers: [],
        handling: 3,
        peakUpchargeApplied: false,
        peakUpchargePct: 15,
        peakUpchargeAmount: 0,
      },
      expiresAt: account.shop.clock.now(),
    })
  }

  async function writeAbout(orderId: string, ownerId: string) {
    await recordChange(db, {
      actor: { id: ownerId, name: 'Dona' },
      entity: 'order',
      entityId: orderId,
      action: 'edit',
      changes: { notes: { from: null, to: 'vizinha da Rita' } },
      at: account.shop.clock.now(),
    })
    const [attempt] = await db.select().from(payments).where(eq(payments.orderId, orderId))
    await db.insert(bankEntries).values({
      fingerprint: orderId,
      day: '2026-11-12',
      amount: 9900,
      payer: 'ANA LIMA',
      attemptId: attempt?.id,
    })
  }

  return { ...account, newAccount, startAnew, save, sellTo, leaveTraces, writeAbout }
}
