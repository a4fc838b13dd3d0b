import { eq } from 'drizzle-orm'
import {
  accessRecords,
  accounts,
  contactNotes,
  emailConfirmationTokens,
  knownDevices,
  passwordResetTokens,
  profiles,
  sessions,
  staffInvitations,
  userRoles,
  users,
} from '#accounts/schema.ts'
import { passkeyChallenges, passkeys, recoveryCodes, totpFactors } from '#accounts/second-factor/schema.ts'
import { requestSignInCode } from '#accounts/sign-in/use-cases/request-code.ts'
import { imageRecords } from '#catalogue/products/schema.ts'
import { restockRequests } from '#catalogue/restock/schema.ts'
import { wishlists } from '#catalogue/wishlist/schema.ts'
import { cartItems, guestMerges } from '#checkout/cart/schema.ts'
import { saveProfile } from '#customers/profile/use-cases/save-profile.ts'
import { freightQuotes } from '#delivery/freight/schema.ts'
import { containerAnnouncements, containerEntries } from '#fulfilment/containers/schema.ts'
import { reviewInvitations, reviewReports, reviews } from '#fulfilment/reviews/schema.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { ownerDigestOrders } from '#office/notices/schema.ts'
import { cartCoupons, coupons, couponUses } from '#orders/coupons/schema.ts'
import { cartGifts, orderGiftOptions, orderGifts } from '#orders/gifts/schema.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { orderInvoices } from '#orders/schema/invoices.ts'
import { orderEvents, orderItems } from '#orders/schema/orders.ts'
import {
  bankEntries,
  offlinePayments,
  paymentCustomers,
  paymentEvents,
  pixConfirmations,
  refunds,
} from '#orders/schema/payments.ts'
import { insertOrders, type NewOrder } from '#orders/use-cases/insert-orders.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import { vouchers } from '#orders/vouchers/schema.ts'
import { imageAddress } from '#platform/images/image-files.ts'
import {
  auditEntries,
  emailDeliveries,
  reconciliationFindings,
  requestAnswers,
} from '#platform/operations/schema.ts'
import type { AccountShop } from './account-shop.ts'
import { examples } from './example-emails.ts'
import { giveUpEmails, markDelivered } from './message-queue.ts'

export const person = {
  name: 'Zulmira Quaresma',
  email: 'zulmira.quaresma@exemplo.com.br',
  phone: '11987650123',
  street: 'Rua do Marcador, 77',
  district: 'Vila Marcada',
  birthDate: '1987-03-09',
  cpf: '52998224725',
  google: 'google-marcada-77',
  passkey: 'Celular marcado',
  cardText: 'cartao-marcado',
  receiver: 'Recebedora Marcada',
  receiverPhone: '11987650999',
  review: 'avaliacao-marcada',
  answer: 'resposta-marcada',
  complaint: 'reclamacao-marcada',
  pixKey: 'chave-pix-marcada',
  subject: 'assunto-marcado',
  message: 'recado-marcado',
  note: 'nota-marcada',
  payer: 'PAGADORA MARCADA',
  refundReason: 'motivo-marcado',
  photo: 'fotografia-marcada',
} as const

const owner = { id: '00000000-0000-4000-8000-00000000d00a', email: 'dona@exemplo.com.br', name: 'Clara' }

const reviewPhoto = { bucket: 'review-images', name: 'foto-da-avaliacao.webp' } as const
const complaintPhoto = { bucket: 'return-images', name: 'foto-da-reclamacao.webp' } as const

export async function fillAccount({ shop, newCustomer, newProduct }: AccountShop, passwordHash: string) {
  const { db } = shop
  const now = shop.clock.now()
  const later = new Date(now.getTime() + 3_600_000)
  const userId = await newCustomer(person.email)
  await db.update(users).set({ name: person.name }).where(eq(users.id, userId))
  const productId = await newProduct({ name: 'Vela' })
  const address = {
    line1: person.street,
    line2: person.district,
    city: 'São Paulo',
    state: 'SP',
    postal_code: '01305-000',
    country: 'Brasil',
  }

  await account()
  await cart()
  const paid = await order({ status: 'delivered', paymentStatus: 'paid', paidAt: now })
  const unpaid = await order({ status: 'cancelled', cancelReason: 'expired' })
  const byHand = await order({
    userId: null,
    origin: 'phone',
    status: 'delivered',
    paymentStatus: 'paid',
    paidAt: now,
  })
  await db.insert(contactNotes).values({ contact: person.phone.replace(/\D/g, ''), note: person.note })
  for (const each of [paid, unpaid, byHand]) await aroundOrder(each)
  await afterPurchase(paid.id)
  await mail(paid)
  return { userId, paid, unpaid, byHand }

  async function account() {
    await saveProfile(shop, {
      userId,
      email: person.email,
      typed: {
        fullName: person.name,
        phone: person.phone,
        birthDate: person.birthDate,
        gender: 'feminino',
        addressLine1: person.street,
        addressLine2: person.district,
        city: 'São Paulo',
        state: 'SP',
        postalCode: '01305000',
        country: 'Brasil',
      },
      notificationsEnabled: true,
      marketingEmails: { now: true, before: false },
      consentText: 'Cartas do Ritual de Carinho',
      reviewInvitations: { now: true, before: false },
    })
    await db.update(profiles).set({ ownerNote: person.note }).where(eq(profiles.userId, userId))
    await db.insert(accounts).values([
      { userId, provider: 'password', providerAccountId: userId, passwordHash },
      { userId, provider: 'google', providerAccountId: person.google },
    ])
    await db.insert(sessions).values({ userId, tokenHash: 'hash', expiresAt: later })
    await db.insert(knownDevices).values({ userId, deviceHash: 'hash' })
    await db.insert(accessRecords).values({ userId, clientAddress: '198.51.100.4' })
    await db.insert(userRoles).values({ userId, role: 'helper' })
    await db.insert(staffInvitations).values({
      email: person.email,
      name: person.name,
      role: 'helper',
      secondFactorRequired: false,
      tokenHash: 'hash',
      mailedTokenHash: 'hash of the mailed one',
      expiresAt: later,
    })
    await db
      .insert(emailConfirmationTokens)
      .values({ userId, email: person.email, token: 'hash', expiresAt: later })
    await db.insert(passwordResetTokens).values({ userId, token: 'hash', expiresAt: later })
    await db.insert(totpFactors).values({ userId, sealedSecret: 'x', lastStep: 0 })
    await db.insert(recoveryCodes).values({ userId, codeHash: 'hash' })
    await db.insert(passkeyChallenges).values({ userId, challenge: 'hash', expiresAt: later })
    await db
      .insert(passkeys)
      .values({ userId, credentialId: 'x', publicKey: 'x', counter: 0, transports: [], name: person.passkey })
    await db.insert(paymentCustomers).values({ userId, provider: 'stripe', reference: 'cus_1' })
    await requestSignInCode(shop, {
      email: person.email,
      clientAddress: '198.51.100.4',
      browserTicket: 'este',
    })
  }

  async function cart() {
    await db.insert(cartItems).values({ userId, productId, quantity: 1, seenPrice: 9900 })
    await db.insert(wishlists).values({ userId, productId })
    await db.insert(guestMerges).values({ userId, mergeKey: 'x' })
    await db.insert(requestAnswers).values({ key: 'hash', userId, answer: { ok: true, value: person.name } })
    await db.insert(cartGifts).values({
      userId,
      message: person.cardText,
      receiverName: person.receiver,
      receiverPhone: person.receiverPhone,
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
      breakdown: {} as never,
      expiresAt: later,
    })
    await db.insert(restockRequests).values({ userId, productId, email: person.email })
    const giver = { giverId: userId, giverName: person.name, giverEmail: person.email }
    await db.insert(vouchers).values({ amount: 5000, ...giver, receiverEmail: 'mae@exemplo.com.br' })
    const receiver = { receiverName: person.name, receiverEmail: person.email, message: person.message }
    await db.insert(vouchers).values({ amount: 5000, ...receiver })
    await db.insert(containerAnnouncements).values({ userId, pots: 2 })
    const [coupon] = await db
      .insert(coupons)
      .values({ code: 'MARCADA10', label: 'Potes', kind: 'percent', percent: 10, personal: true, userId })
      .returning({ id: coupons.id })
    await db.insert(cartCoupons).values({ userId, couponId: coupon?.id as string })
  }

  async function order(facts: Partial<NewOrder>) {
    const unique = crypto.randomUUID()
    const [row] = await insertOrders(db, [
      {
        userId,
        orderNumber: `LC-${unique.slice(0, 8)}`,
        subtotalAmount: 9900,
        totalAmount: 9900,
        customerName: person.name,
        customerEmail: person.email,
        customerPhone: person.phone,
        customerCpf: person.cpf,
        notes: person.note,
        shippingAddress: address,
        attemptKey: unique,
        sessionId: unique,
        paymentProvider: 'offline',
        paymentReference: `pay_${unique}`,
        ...facts,
      },
    ])
    const { id, orderNumber, paymentReference, paymentId } = row as OrderRow
    return { id, orderNumber, reference: String(paymentReference), paymentId }
  }

  async function aroundOrder({
    id: orderId,
    orderNumber,
    reference,
    paymentId: attemptId,
  }: {
    id: string
    orderNumber: string
    reference: string
    paymentId: string
  }) {
    await db.insert(orderItems).values({
      orderId,
      quantity: 1,
      unitPrice: 9900,
      totalPrice: 9900,
      productSnapshot: { name: 'Vela', images: [], variant_name: null },
    })
    const change = {
      customerName: { from: person.name, to: 'Outra' },
      notes: { from: null, to: person.note },
    }
    await db.insert(auditEntries).values([
      {
        actorId: owner.id,
        actorName: owner.name,
        entity: 'order',
        entityId: orderId,
        action: 'correct',
        changes: change,
      },
      { actorId: userId, actorName: person.name, entity: 'order', entityId: orderId, action: 'refund' },
      {
        actorId: owner.id,
        actorName: owner.name,
        entity: 'administrator',
        entityId: owner.id,
        action: 'invited',
        changes: { email: { from: null, to: person.email } },
      },
    ])
    await db.insert(orderEvents).values([
      { orderId, kind: 'message-sent', details: { reason: person.subject, text: person.message } },
      { orderId, kind: 'return-declined', details: { reason: person.answer } },
      { orderId, kind: 'corrected', details: { reason: person.note } },
    ])
    await db.insert(orderInvoices).values({
      orderId,
      accessKey: orderId.replace(/\D/g, '').padStart(44, '0').slice(-44),
      number: 1,
      series: 1,
      xml: `<dest><CPF>${person.cpf}</CPF><xNome>${person.name}</xNome></dest>`,
    })
    await db.insert(shipments).values({
      orderId,
      source: 'table',
      carrier: 'Correios',
      service: 'PAC',
      state: 'posted',
      trackingCode: 'AA123456789BR',
      parcel: {
        box: { id: 'p', name: 'Caixa P', inner: [160, 110, 120], grams: 120, cost: 250 },
        grams: 660,
        value: 9900,
        items: [{ name: 'Vela', quantity: 1 }],
      },
    })
    await db.insert(orderGifts).values({
      orderId,
      message: person.cardText,
      receiverName: person.receiver,
      receiverPhone: person.receiverPhone,
    })
    await db.insert(orderGiftOptions).values({ orderId, position: 0, name: 'Fita', price: 500 })
    await db
      .insert(bankEntries)
      .values({ fingerprint: orderId, day: '2026-11-12', amount: 9900, payer: person.payer, attemptId })
    await db.insert(pixConfirmations).values({ orderId, attemptId, amount: 9900 })
    await db
      .insert(refunds)
      .values({ orderId, amount: 100, reason: person.refundReason, state: 'done', key: orderId })
    await db.insert(paymentEvents).values({ provider: 'offline', eventId: orderId, orderId, outcome: 'paid' })
    await db.insert(offlinePayments).values({
      reference,
      idempotencyKey: orderId,
      clientSecretHash: orderId,
      amount: 9900,
      status: 'succeeded',
      details: { orderId, orderNumber },
    })
    const details = {
      orderId,
      orderNumber,
      customerName: person.name,
      customerEmail: person.email,
      payer: person.payer,
    }
    await db.insert(reconciliationFindings).values([
      { kind: 'withdrawal', subject: orderId, details },
      { kind: 'pix-differs', subject: reference, details },
    ])
    await db.insert(ownerDigestOrders).values({ orderId })
    await db
      .insert(emailDeliveries)
      .values({ key: `order-confirmation:${orderId}`, type: 'order-confirmation', state: 'sent' })
  }

  async function afterPurchase(orderId: string) {
    for (const file of [reviewPhoto, complaintPhoto]) {
      await shop.storage.put(file, Buffer.from(person.photo))
      await shop.storage.put(
        { ...file, name: file.name.replace('.webp', '.w480.webp') },
        Buffer.from(person.photo),
      )
      await db
        .insert(imageRecords)
        .values({ url: imageAddress(file), width: 1, height: 1, alt: person.photo })
    }
    const [review] = await db
      .insert(reviews)
      .values({
        productId,
        userId,
        orderId,
        authorName: person.name,
        stars: 4,
        words: person.review,
        answer: person.answer,
        photos: [imageAddress(reviewPhoto)],
        status: 'published',
      })
      .returning({ id: reviews.id })
    const reviewId = review?.id as string
    await db.insert(reviewReports).values({ reviewId, reason: 'offensive' })
    await db.insert(reviewInvitations).values({ orderId })
    await db.insert(auditEntries).values({
      actorId: owner.id,
      actorName: owner.name,
      entity: 'review',
      entityId: reviewId,
      action: 'answered',
      changes: { status: { from: null, to: person.answer } },
    })
    await db.insert(orderReturns).values({
      orderId,
      kind: 'broken',
      lines: [],
      isWhole: false,
      amount: 0,
      reason: person.complaint,
      answer: person.answer,
      pixKey: person.pixKey,
      photos: [imageAddress(complaintPhoto)],
      state: 'declined',
    })
    const [coupon] = await db
      .insert(coupons)
      .values({ code: 'USADA10', label: 'Potes', kind: 'percent', percent: 10, personal: true, userId })
      .returning({ id: coupons.id })
    await db
      .insert(couponUses)
      .values({ orderId, couponId: coupon?.id as string, label: 'Potes', amount: 100, shares: [100] })
    await db.insert(containerEntries).values({
      userId,
      kind: 'corrected',
      pots: 1,
      orderId,
      reason: person.note,
      key: 'x',
    })
  }

  /** Delivers one email of each type, and writes each as a file too, as a shop without a mail server does. */
  async function mail({ id: orderId, orderNumber }: { id: string; orderNumber: string }) {
    for (const example of Object.values(examples)) {
      if (example.type === 'pix-key-changed') continue
      const isOwners = example.type.startsWith('owner-')
      const facts = {
        to: isOwners ? owner.email : person.email,
        customerName: person.name,
        orderNumber,
        orderId,
      }
      const email = JSON.parse(JSON.stringify(example), (key, value) =>
        Object.hasOwn(facts, key) ? facts[key as keyof typeof facts] : value,
      ) as typeof example
      const key = `${email.type}:delivered`
      await db.transaction((tx) => shop.outbox.enqueue(tx, { name: 'send-email', key, email }))
      const text = `${JSON.stringify(email.data)}\n`
      await shop.mailer.send({
        key,
        to: email.to,
        subject: `Para ${person.name}`,
        html: `<p>${text}</p>`,
        text,
      })
    }
    await markDelivered(db, '%:delivered')
    await giveUpEmails(db, 'welcome:delivered')
    await db.transaction((tx) =>
      shop.outbox.enqueue(tx, { name: 'recover-password', key: 'x', email: person.email }),
    )
  }
}
