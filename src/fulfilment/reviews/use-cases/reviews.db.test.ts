import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles, userRoles, users } from '#accounts/schema.ts'
import { sweepUnusedImages } from '#catalogue/images/use-cases/sweep-unused-images.ts'
import { imageRecords } from '#catalogue/products/schema.ts'
import { listHomeProducts } from '#catalogue/products/use-cases/list-home-products.ts'
import { decideReviewInvitations } from '#checkout/purchase/use-cases/decide-review-invitations.ts'
import type { ReviewDraft } from '#fulfilment/reviews/domain/review.ts'
import { reviews } from '#fulfilment/reviews/schema.ts'
import { countWaitingForOwner } from '#office/search/count-for-menu.ts'
import type { RequestName } from '#platform/operations/request-answers.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openReviewFixture } from '../../../../tests/support/review-fixture.ts'
import { answerReview, publishReview, refuseReview } from './decide-review.ts'
import { findReviewOrder } from './find-review-order.ts'
import { inviteBuyers } from './invite-buyers.ts'
import { leaveReviewInvitations } from './leave-review-invitations.ts'
import { listAdminReviews } from './list-admin-reviews.ts'
import { listProductReviews, type ReviewFilter } from './read-reviews.ts'
import { reportReview } from './report-review.ts'
import { reviewUrl } from './review-links.ts'
import { withdrawReview, writeReview } from './write-review.ts'

const database = await createTestDatabase()
const { db } = database
const fixture = openReviewFixture(database)
const { shop, storage, mailed, delivered, newBuyer, actor } = fixture

const draft: ReviewDraft = {
  stars: 5,
  room: 'bedroom',
  intensity: 'balanced',
  wouldBuyAgain: true,
  words: 'Durmo melhor com ela.',
}

type Bought = Awaited<ReturnType<typeof delivered>>
const buildProof = ({ order, buyer }: Bought) => ({
  orderNumber: order.orderNumber,
  userId: buyer.id,
  invitation: '',
})

const write = (purchase: Bought, typed: Partial<ReviewDraft> = {}, changes = {}, request?: RequestName) => {
  const written = {
    proof: buildProof(purchase),
    productId: purchase.product.id,
    typed: { ...draft, ...typed },
    showsName: true,
    keptPhotos: [],
    uploads: [],
    ...changes,
  }
  return writeReview(shop, written, request)
}

const loadReview = async ({ product, buyer }: Bought) => {
  const [row] = await db
    .select()
    .from(reviews)
    .where(sql`product_id = ${product.id} and user_id = ${buyer.id}`)
  if (!row) throw new Error('no review')
  return row
}

const publish = async (purchase: Bought) => {
  const { id, version } = await loadReview(purchase)
  return publishReview(shop, { actor, id, version })
}

test('a buyer writes one review for a candle that was delivered, and the owner publishes it', async () => {
  const purchase = await delivered()
  expect(await write(purchase)).toMatchObject({ ok: true })
  expect(await loadReview(purchase)).toMatchObject({ status: 'waiting', authorName: 'Helena M.', stars: 5 })
  expect(await fixture.ratingOf(purchase.product.id)).toEqual({ count: 0, sum: 0, demo: 0 })
  expect(await publish(purchase)).toMatchObject({ ok: true })
  expect(await publish(purchase)).toMatchObject({ ok: true })
  expect(await fixture.ratingOf(purchase.product.id)).toEqual({ count: 1, sum: 5, demo: 0 })
  await write(purchase, { stars: 2 }, { showsName: false })
  expect(await loadReview(purchase)).toMatchObject({
    status: 'waiting',
    authorName: null,
    stars: 2,
    version: 2,
  })
  expect(await fixture.ratingOf(purchase.product.id)).toEqual({ count: 0, sum: 0, demo: 0 })
})

test('the home page shows what was published of a candle, and nothing else', async () => {
  const purchase = await delivered()
  await db.execute(sql`update products set created_at = '2000-01-01' where id = ${purchase.product.id}`)
  const shown = async () =>
    (await listHomeProducts(shop)).find(({ id }) => id === purchase.product.id)?.latestReview
  await write(purchase, { stars: 4, words: 'Perfuma o corredor.' })
  expect(await shown()).toBeNull()
  await publish(purchase)
  expect(await shown()).toMatchObject({
    stars: 4,
    words: 'Perfuma o corredor.',
    authorName: 'Helena M.',
    isDemo: false,
    picture: null,
  })
  const [cover, second, third] = ['capa', 'segunda', 'terceira'].map(
    (name) => `/media/product-images/${name}.webp`,
  )
  await db.insert(imageRecords).values({ url: String(third), width: 700, height: 875, alt: 'Terceira' })
  await db.execute(
    sql`update products set images = array[${cover}, ${second}, ${third}, ${cover}] where id = ${purchase.product.id}`,
  )
  expect(await shown()).toMatchObject({ picture: { url: third, alt: 'Terceira' } })
})

test.each([
  ['not delivered yet', { status: 'shipped' as const }, 'not-delivered'],
  ['given back', { paymentStatus: 'refunded' as const }, 'refunded'],
  ['not paid', { paymentStatus: 'pending' as const }, 'not-delivered'],
])('a review of a candle that is %s is refused', async (_what, facts, code) => {
  expect(await write(await delivered(facts))).toMatchObject({ ok: false, code })
})

test('nor what somebody else bought, what went back, or what is the shop’s own', async () => {
  const purchase = await delivered()
  const stranger = await newBuyer()
  const strangersProof = { ...purchase, buyer: stranger }
  expect(await write(strangersProof)).toMatchObject({ code: 'order-not-found' })
  expect(await write(purchase, {}, { productId: randomUUID() })).toMatchObject({ code: 'not-bought' })
  await db.execute(
    sql`update order_items set returned_quantity = quantity where order_id = ${purchase.order.id}`,
  )
  expect(await write(purchase)).toMatchObject({ code: 'nothing-to-review' })
  const owners = await delivered()
  await db.insert(userRoles).values({ userId: owners.buyer.id, role: 'admin' })
  expect(await write(owners)).toMatchObject({ code: 'is-administrator' })
})

test('the link of an e-mail opens that order only, and no made-up one opens any', async () => {
  const purchase = await delivered()
  const other = await delivered()
  const invitation = new URL(reviewUrl(shop, purchase.order)).searchParams.get('convite') ?? ''
  const open = (orderNumber: string, sealed: string) =>
    findReviewOrder(shop, { orderNumber, userId: null, invitation: sealed })
  expect(await open(purchase.order.orderNumber, invitation)).toMatchObject({ ok: true })
  expect(await open(other.order.orderNumber, invitation)).toMatchObject({ code: 'order-not-found' })
  expect(
    await open(purchase.order.orderNumber, shop.sealing.seal('review-invitations', purchase.order.id, 60)),
  ).toMatchObject({ code: 'order-not-found' })
})

test('a second press under one key gets the first one’s answer, and its photographs go again', async () => {
  const purchase = await delivered()
  const request = { requestKey: randomUUID(), userId: purchase.buyer.id }
  const photographs = () => [...storage.files.keys()].filter((name) => name.includes('avaliacao-'))
  const before = photographs().length
  const first = await write(purchase, {}, { uploads: [Buffer.from('foto')] }, request)
  expect(first).toMatchObject({ ok: true })
  expect(await write(purchase, {}, { uploads: [Buffer.from('foto')] }, request)).toEqual(first)
  expect(await loadReview(purchase)).toMatchObject({ version: 1 })
  expect(photographs()).toHaveLength(before + 1)
})

test('photographs are stored without a second question, three at most, and a refused one is not', async () => {
  const purchase = await delivered()
  const photo = Buffer.from('foto')
  expect(await write(purchase, {}, { uploads: [photo, photo] })).toMatchObject({ ok: true })
  const { photos } = await loadReview(purchase)
  expect(photos).toHaveLength(2)
  const changes = { keptPhotos: photos, uploads: [photo, photo] }
  expect(await write(purchase, {}, changes)).toMatchObject({ code: 'too-many-photos' })
  const keptPart = { keptPhotos: [photos[0], '/media/review-images/de-outra.webp'], uploads: [] }
  expect(await write(purchase, {}, keptPart)).toMatchObject({ ok: true })
  expect((await loadReview(purchase)).photos).toEqual([photos[0]])
  const before = storage.files.size
  const bad = { uploads: [photo, Buffer.from('<svg/>')] }
  expect(await write(purchase, {}, bad)).toMatchObject({ code: 'not-an-image' })
  expect(storage.files.size).toBe(before)
  await sweepUnusedImages(shop)
  await sweepUnusedImages(shop)
  const storedUrls = [...storage.files.keys()].map((name) => `/media/${name}`)
  expect(storedUrls).toContain(photos[0])
  expect(storedUrls).not.toContain(photos[1])
})

test('readers choose among published reviews by stars and by photographs, and see photographs of these only', async () => {
  const photo = Buffer.from('foto')
  const first = await delivered()
  const { slug } = first.product
  const [second, waiting] = [await delivered({}, first.product), await delivered({}, first.product)]
  await write(first, { stars: 5, words: 'Com foto.' }, { uploads: [photo, photo] })
  await write(second, { stars: 3, words: 'Sem foto.' })
  await write(waiting, { stars: 5, words: 'Ainda não conferida.' }, { uploads: [photo] })
  await publish(first)
  await publish(second)
  const listTexts = async (filter: Partial<ReviewFilter>) => {
    const list = await listProductReviews(shop, { slug, page: 1, stars: null, withPhotos: false, ...filter })
    expect(list?.matching).toBe(list?.reviews.shown.length)
    expect(list?.reviews).toMatchObject({ withPhotos: 1, distribution: [1, 0, 1, 0, 0] })
    expect(list?.reviews.photos).toHaveLength(2)
    return list?.reviews.shown.map(({ words }) => words).sort()
  }
  expect(await listTexts({})).toEqual(['Com foto.', 'Sem foto.'])
  expect(await listTexts({ withPhotos: true })).toEqual(['Com foto.'])
  expect(await listTexts({ stars: 3 })).toEqual(['Sem foto.'])
  expect(await listTexts({ stars: 3, withPhotos: true })).toEqual([])
})

test('the author sees the reason for a refusal and may write again; the owner only decides about the text they saw', async () => {
  const purchase = await delivered()
  await write(purchase, { stars: 1 })
  const { id, version } = await loadReview(purchase)
  await write(purchase, { words: 'Liguem para 11 99999-0000' })
  expect(await publishReview(shop, { actor, id, version })).toMatchObject({ code: 'changed-meanwhile' })
  const refused = { actor, id, version: version + 1, reason: 'personal-data' as const }
  expect(await refuseReview(shop, refused)).toMatchObject({ ok: true })
  expect(await refuseReview(shop, refused)).toMatchObject({ ok: true })
  expect(mailed('review-refused', purchase.buyer.email)).toMatchObject([
    { data: { reason: 'personal-data', productName: purchase.product.name } },
  ])
  expect(await write(purchase, { stars: 1, words: 'Não gostei.' })).toMatchObject({ ok: true })
  expect(await publish(purchase)).toMatchObject({ ok: true })
  expect(await fixture.ratingOf(purchase.product.id)).toMatchObject({ count: 1, sum: 1 })
})

test('a reported review stays until the owner has checked it, with their answer below', async () => {
  const purchase = await delivered()
  await write(purchase)
  const waitingReview = await loadReview(purchase)
  const reportWaiting = () =>
    reportReview(shop, { id: waitingReview.id, reason: 'untrue', clientAddress: randomUUID() })
  expect(await reportWaiting()).toMatchObject({ code: 'review-not-found' })
  await publish(purchase)
  const quiet = (await countWaitingForOwner(shop)).reviews
  await Promise.all([reportWaiting(), reportWaiting()])
  expect((await countWaitingForOwner(shop)).reviews).toBe(quiet + 1)
  const { reviews: reported } = await listAdminReviews(shop, { view: 'reported', page: 1 })
  expect(reported.find(({ id }) => id === waitingReview.id)).toMatchObject({
    status: 'published',
    reports: [{ reason: 'untrue', count: 2 }],
  })
  const answer = {
    actor,
    id: waitingReview.id,
    version: waitingReview.version,
    answer: ' Que bom ler isso! ',
  }
  expect(await answerReview(shop, answer)).toMatchObject({ ok: true })
  await publish(purchase)
  expect((await countWaitingForOwner(shop)).reviews).toBe(quiet)
  expect(await loadReview(purchase)).toMatchObject({ answer: 'Que bom ler isso!', words: draft.words })
})

test('count and sum are the truth after everything that happens to reviews, also at the same time', async () => {
  const candle = await fixture.newProduct()
  const all = await Promise.all(
    [5, 4, 3, 5, 1, 2].map(async (stars) => {
      const purchase = await delivered({}, candle)
      await write(purchase, { stars })
      return purchase
    }),
  )
  await Promise.all(all.map(publish))
  const [first, second, third, fourth] = all as [Bought, Bought, Bought, Bought]
  await Promise.all([
    withdrawReview(shop, { proof: buildProof(first), productId: candle.id }),
    db.delete(users).where(sql`id = ${second.buyer.id}`),
    write(third, { stars: 1 }),
    loadReview(fourth).then(({ id, version }) => refuseReview(shop, { actor, id, version, reason: 'photo' })),
  ])
  const { rows } = await db.execute(
    sql`select count(*)::int, coalesce(sum(stars), 0)::int as sum from reviews where product_id = ${candle.id} and status = 'published'`,
  )
  expect(rows).toEqual([{ count: 2, sum: 3 }])
  expect(await fixture.ratingOf(candle.id)).toEqual({ count: 2, sum: 3, demo: 0 })
})

test('customers who agreed are asked once, ten days after delivery, and never after unsubscribing', async () => {
  const agree = (userId: string) =>
    db.transaction((tx) => decideReviewInvitations(shop, tx, { userId, granted: true }))
  const purchase = await delivered({ deliveredAt: fixture.daysAgo(10) })
  const [silent, early, old] = [
    await delivered({ deliveredAt: fixture.daysAgo(10) }),
    await delivered({ deliveredAt: fixture.daysAgo(9) }),
    await delivered({ deliveredAt: fixture.daysAgo(41) }),
  ]
  for (const { buyer } of [purchase, early, old]) await agree(buyer.id)
  await agree(purchase.buyer.id)
  await Promise.all([inviteBuyers(shop), inviteBuyers(shop)])
  await inviteBuyers(shop)
  const invitations = mailed('review-invitation', purchase.buyer.email)
  expect(invitations).toMatchObject([
    { data: { candles: [purchase.product.name], customerName: 'Helena Martins' } },
  ])
  for (const { buyer } of [silent, early, old]) expect(mailed('review-invitation', buyer.email)).toEqual([])

  const link = new URL(invitations[0]?.data.leaveUrl ?? '').searchParams.get('ficha') ?? ''
  expect(await leaveReviewInvitations(shop, { link: 'inventada' })).toMatchObject({ code: 'link-unknown' })
  expect(await leaveReviewInvitations(shop, { link })).toMatchObject({ ok: true })
  expect(await leaveReviewInvitations(shop, { link })).toMatchObject({ ok: true })
  const { rows } = await db.execute(
    sql`select granted, text from consents where user_id = ${purchase.buyer.id} and kind = 'review_invitations' order by granted desc`,
  )
  expect(rows).toEqual([
    { granted: true, text: expect.stringContaining('dez dias depois da entrega') },
    { granted: false, text: '' },
  ])
  const [profile] = await db.select().from(profiles).where(sql`user_id = ${purchase.buyer.id}`)
  expect(profile?.reviewInvitations).toBe(false)
})
