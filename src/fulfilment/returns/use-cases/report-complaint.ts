import { imageRecords } from '#catalogue/products/schema.ts'
import type { RefundLine } from '#orders/domain/plan-refund.ts'
import { type ComplaintKind, MAX_COMPLAINT_PHOTOS, type Remedy } from '#orders/returns/order-return.ts'
import { planComplaint } from '#orders/returns/plan-return.ts'
import { complaintRight } from '#orders/returns/return-rights.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import { refundableOrder } from '#orders/use-cases/refund-rows.ts'
import { readComplaintDays } from '#orders/use-cases/return-rows.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { removePhotos, type StoredPhoto, storePhoto } from '#platform/images/store-photos.ts'
import type { Shop } from '#platform/shop.ts'
import {
  checkSeenReturn,
  keyForRefund,
  lockOwnOrder,
  type OwnOrder,
  type SeenReturn,
  writeReturn,
} from './write-return.ts'

export interface Complaint extends OwnOrder {
  readonly kind: ComplaintKind
  readonly remedy: Remedy
  readonly lines: readonly RefundLine[]
  readonly reason: string
  readonly pixKey: string
  readonly uploads: readonly Uint8Array[]
  readonly seen: SeenReturn
}

export async function reportComplaint(shop: Shop, complaint: Complaint) {
  if (complaint.uploads.length > MAX_COMPLAINT_PHOTOS) return refuse('too-many-photos')
  const allowed = await shop.rateLimits.consume('report-complaint', complaint.userId)
  if (!allowed.ok) return allowed
  // Checked before the photos are read, and again after the order is locked.
  const checked = await commitUnlessRefused(shop.db, (tx) => check(shop, tx, complaint))
  if (!checked.ok) return checked
  const photos = await storeReadable(shop, complaint.uploads)
  if (!photos.ok) return photos
  const { stored, unreadable } = photos.value
  const reported = await write(shop, complaint, stored).catch(async (error: unknown) => {
    await removePhotos(shop, stored)
    throw error
  })
  if (!reported.ok) await removePhotos(shop, stored)
  return reported.ok ? ok({ unreadable }) : reported
}

async function check(shop: Shop, tx: Transaction, complaint: Complaint) {
  const order = await lockOwnOrder(tx, complaint)
  if (!order) return refuse('order-not-found')
  const seenReturn = await checkSeenReturn(tx, order.id, complaint.seen)
  if (!seenReturn.ok) return seenReturn
  const days = await readComplaintDays(tx)
  if (complaintRight(order, days, shop.clock.now()).kind !== 'return') return refuse('complaint-not-possible')
  const plannedComplaint = planComplaint(await refundableOrder(tx, order), complaint.lines)
  if (!plannedComplaint.ok) return plannedComplaint
  if (plannedComplaint.value.amount === 0 && complaint.remedy === 'refund')
    return refuse('nothing-to-give-back')
  const key = readPixKey(order, complaint)
  return key.ok ? ok({ order, planned: plannedComplaint.value, pixKey: key.value }) : key
}

/** A replacement needs no Pix key. */
function readPixKey(order: OrderRow, { remedy, pixKey }: Complaint) {
  const isNeeded = remedy === 'refund' && isRefundedByHand(order.paymentProvider)
  return isNeeded || pixKey.trim() !== '' ? keyForRefund(order, pixKey) : ok(null)
}

async function write(shop: Shop, complaint: Complaint, photos: readonly StoredPhoto[]) {
  return commitUnlessRefused(shop.db, async (tx) => {
    const checked = await check(shop, tx, complaint)
    if (!checked.ok) return checked
    const { order, planned, pixKey } = checked.value
    const { kind, remedy, reason } = complaint
    if (photos.length > 0)
      await tx
        .insert(imageRecords)
        .values(
          photos.map(({ file: _file, ...photo }) => ({ ...photo, alt: '', createdAt: shop.clock.now() })),
        )
    const row = {
      ...planned,
      kind,
      remedy,
      reason: reason.trim(),
      pixKey,
      photos: photos.map(({ url }) => url),
    }
    await writeReturn(shop, tx, order, { ...row, returnWay: null, state: 'asked' })
    return ok()
  })
}

/** One unreadable file must not block the complaint. */
async function storeReadable(shop: Shop, uploads: readonly Uint8Array[]) {
  const stored: StoredPhoto[] = []
  let unreadable = 0
  for (const upload of uploads) {
    const photo = await storePhoto(shop, 'return-images', upload)
    if (photo.ok) stored.push(photo.value)
    else if (photo.code === 'storage-full' || photo.code === 'storage-unavailable') {
      await removePhotos(shop, stored)
      return refuse('photos-not-stored')
    } else unreadable += 1
  }
  return ok({ stored, unreadable })
}
