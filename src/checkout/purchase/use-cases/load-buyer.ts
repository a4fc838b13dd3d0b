import { eq, type SQL, sql } from 'drizzle-orm'
import { profiles, users } from '#accounts/schema.ts'
import { readyDayOfCart } from '#catalogue/stock/use-cases/ready-day-of-cart.ts'
import { type Address, isLocallyValid } from '#delivery/addresses/domain/address.ts'
import { addressOfLines } from '#delivery/addresses/domain/address-lines.ts'
import { type DeliveryCalendar, deliveryCalendar } from '#delivery/calendar/domain/delivery-calendar.ts'
import type { DeliverySlot } from '#delivery/calendar/domain/shifts.ts'
import { scheduleColumn, takenColumn } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { pickupColumn, workshopAddress } from '#delivery/calendar/use-cases/load-workshop.ts'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import { settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import { type KnownDelivery, knownDelivery } from '#delivery/freight/use-cases/known-delivery.ts'
import { courierPaused } from '#delivery/freight/use-cases/load-courier-settings.ts'
import type { CouponCandidate } from '#orders/coupons/domain/choose-coupon.ts'
import { candidatesColumn } from '#orders/coupons/use-cases/find-candidates.ts'
import type { CartGift, GiftOption } from '#orders/domain/gift.ts'
import { pickupArea } from '#orders/domain/pickup-place.ts'
import {
  cartGiftColumn,
  offeredOptions,
  offeredOptionsColumn,
  readCartGift,
} from '#orders/gifts/use-cases/cart-gift.ts'
import type { BrowserSetup } from '#payments/providers/port.ts'
import { type PaymentChoice, paymentChoice, storedPixDiscount } from '#payments/use-cases/payment-terms.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { lastOrder, lastQuote } from './last-addresses.ts'

export interface Buyer {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly delivery: KnownDelivery
  readonly hasOwnAddress: boolean
  /**
   * The profile's address if complete. A gift for someone else starts empty, but the customer may choose
   * this address.
   */
  readonly ownAddress: Address | null
  readonly gift: CartGift | null
  readonly giftOptions: readonly GiftOption[]
  readonly getsReviewInvitations: boolean
  readonly isCourierEnabled: boolean
  readonly freeAbove: FreeAbove
  readonly calendar: DeliveryCalendar
  /** District of the workshop; empty unless pickup is offered. */
  readonly workshop: string
  readonly payment: PaymentChoice
  readonly cardSetup: BrowserSetup
}

/** Server-side only: the page receives the resulting discount, not the coupon terms. */
interface BuyerWithCoupons<Extras> extends Buyer {
  readonly couponCandidates: readonly CouponCandidate[]
  readonly extras: Extras
}

/** `extras` is another module's column about the customer, added here to save a query. */
export async function loadBuyer<Extras = null>(
  shop: Shop,
  { userId }: { userId: string },
  extras: (userId: string) => SQL<Extras> = () => sql<Extras>`null`,
): Promise<BuyerWithCoupons<Extras>> {
  const now = shop.clock.now()
  const row = await readBuyer(shop, userId, now, extras(userId))
  const { email, name, phone, isCourierEnabled, originLat: lat, originLng: lng } = row
  const profile = profileAddress(row.profile)
  const gift = readCartGift(row.gift)
  const delivery = knownDelivery({
    quote: row.quote,
    profile: gift?.receiver ? profileAddress(null) : profile,
    profileChangedAt: row.profileChangedAt,
    ordered: gift?.receiver ? null : row.lastOrder,
    origin: lat === null || lng === null ? null : { lat, lng },
    now,
  })
  const payment = paymentChoice(shop, row.pixDiscount)
  const hasOwnAddress = isLocallyValid(profile)
  const { browserSetup: cardSetup } = shop.payments
  const distanceMetres = delivery.quote?.metres ?? null
  const { schedule, takenPlaces, notBefore } = row
  const constraints = { schedule, takenPlaces, now, distanceMetres, notBefore }
  return {
    email,
    name,
    phone: phone ?? '',
    delivery,
    hasOwnAddress,
    ownAddress: hasOwnAddress ? profile : null,
    gift,
    giftOptions: offeredOptions(row.giftOptions),
    getsReviewInvitations: row.getsReviewInvitations,
    isCourierEnabled,
    freeAbove: row.freeAbove,
    calendar: deliveryCalendar(constraints, row.own),
    workshop: row.workshop ? pickupArea(workshopAddress(row.workshop)) : '',
    payment,
    cardSetup,
    extras: row.extras,
    couponCandidates: row.couponCandidates,
  }
}

async function readBuyer<Extras>(shop: Shop, userId: string, now: Date, extras: SQL<Extras>) {
  const quote = lastQuote(shop, userId, now)
  const order = lastOrder(shop, userId)
  const [row] = await shop.db
    .select({
      email: users.email,
      name: sql<string>`coalesce(nullif(${profiles.fullName}, ''), ${users.name})`,
      phone: profiles.phone,
      getsReviewInvitations: sql<boolean>`coalesce(${profiles.reviewInvitations}, false)`,
      profile: {
        line1: profiles.addressLine1,
        line2: profiles.addressLine2,
        city: profiles.city,
        state: profiles.state,
        postal_code: profiles.postalCode,
      },
      profileChangedAt: profiles.updatedAt,
      pixDiscount: storedPixDiscount,
      isCourierEnabled: sql<boolean>`coalesce(${settingsFreteMotoboy.enabled}, false) and not ${courierPaused}`,
      freeAbove: settingsFreteMotoboy.freeAbove,
      originLat: settingsFreteMotoboy.origemLat,
      originLng: settingsFreteMotoboy.origemLng,
      quote: {
        address: quote.address,
        lat: quote.lat,
        lng: quote.lng,
        distanceMetres: quote.distanceMetres,
        durationSeconds: quote.durationSeconds,
        price: quote.price,
        freeAbove: quote.freeAbove,
        eta: quote.eta,
        breakdown: quote.breakdown,
        offers: quote.offers,
        expiresAt: quote.expiresAt,
        createdAt: quote.createdAt,
      },
      lastOrder: order.address,
      schedule: scheduleColumn,
      takenPlaces: takenColumn(isoDay(now)),
      own: ownSlot(userId),
      notBefore: readyDayOfCart(userId, isoDay(now)),
      workshop: pickupColumn,
      couponCandidates: candidatesColumn(userId),
      extras,
      gift: cartGiftColumn(userId),
      giftOptions: offeredOptionsColumn,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(settingsFreteMotoboy, sql`true`)
    .leftJoin(quote, sql`true`)
    .leftJoin(order, sql`true`)
    .where(eq(users.id, userId))
  if (!row) throw new Error('a signed-in customer has no account')
  return row
}

function ownSlot(userId: string) {
  return sql<DeliverySlot | null>`(
    select json_build_object('day', promised_day, 'shift', promised_shift) from orders
    where user_id = ${userId} and origin = 'site' and hold_expires_at is not null and place_held)`
}

type Lines = Record<'line1' | 'line2' | 'city' | 'state' | 'postal_code', string | null>

const profileAddress = (lines: Lines | null): Address =>
  addressOfLines({
    line1: lines?.line1 ?? '',
    line2: lines?.line2 ?? '',
    city: lines?.city ?? '',
    state: lines?.state ?? '',
    postal_code: lines?.postal_code ?? '',
  })
