import { type Address, addressFaults } from '#delivery/addresses/domain/address.ts'
import { parseCep } from '#delivery/addresses/domain/cep.ts'
import { parseAddressText } from '#delivery/addresses/domain/parse-address-text.ts'
import { cityPartOfCep } from '#delivery/addresses/use-cases/inside-city.ts'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import { canUndercut, type DatedOffer } from '#delivery/carriers/domain/offers.ts'
import type { ParcelRefusal } from '#delivery/carriers/domain/parcel-refusal.ts'
import { sendsToBrazil } from '#delivery/carriers/use-cases/carrier-settings.ts'
import { checkPlaceOfCep, isInCity } from '#delivery/carriers/use-cases/check-place-of-cep.ts'
import type { QuoteRefusal } from '#delivery/freight/domain/quote-refusal.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { itemsOfCart, itemsOfLines, type LineToSend, parcelKey } from './items-to-send.ts'
import { type FreightQuote, type ParcelsBeside, type QuoteRequest, quoteFreight } from './quote-freight.ts'
import { type BrazilQuoteRefusal, quoteToBrazil } from './quote-to-brazil.ts'
import { type PayableQuote, rememberQuote } from './remember-quote.ts'

export type DeliveryRequest = QuoteRequest & {
  /** For guests only; a customer's cart is read from the database. */
  readonly lines?: readonly LineToSend[] | null
}

export interface ParcelQuote {
  readonly offers: readonly DatedOffer[]
  readonly place: string
  readonly payable: PayableQuote | null
}

type Quoted =
  | { readonly way: 'courier'; readonly quote: FreightQuote }
  | { readonly way: 'carrier'; readonly quote: ParcelQuote }

/**
 * Inside the city: the courier, plus parcels that can be cheaper than a long ride. Elsewhere: carriers, if
 * the owner offers them.
 */
export async function quoteDelivery(
  shop: Shop,
  request: DeliveryRequest,
): Promise<Ok<Quoted> | QuoteRefusal | ParcelRefusal> {
  const cep = sendsToBrazil(shop.settings.current()) && !request.isExpress ? readCep(request) : null
  const isElsewhere = cep !== null && (await liesElsewhere(cep, request.address ?? null))
  const ride = isElsewhere ? null : await quoteRide(shop, request, cep)
  if (ride?.ok) return ok({ way: 'courier', quote: ride.value })
  // 'Entrega combinada' (delivery by arrangement) is offered inside the city only.
  if (ride?.code === 'courier-disabled') return (await outsideCity(request)) ?? ride
  if (cep === null || (ride && ride.code !== 'beyond-reach')) return ride ?? refuse('address-not-found')
  const parcel = await quoteParcel(shop, request, cep)
  if (parcel.ok) return ok({ way: 'carrier', quote: parcel.value })
  // The owner disabled parcels during this request.
  if (parcel.code === 'parcels-not-offered') return ride ?? (await refusedRide(shop, request))
  return parcel
}

function quoteRide(shop: Shop, request: DeliveryRequest, cep: string | null) {
  if (cep === null) return quoteFreight(shop, request)
  return quoteFreight(shop, request, async (ride): Promise<ParcelsBeside> => {
    const parcels = await findParcels(shop, request, cep)
    if (!parcels.ok) return { offers: [], cartKey: '' }
    const { offers, cartKey } = parcels.value
    return { offers: offers.filter((offer) => canUndercut(offer, ride)), cartKey }
  })
}

function readCep({ address, text }: DeliveryRequest): string | null {
  if (address) return addressFaults(address).length === 0 ? parseCep(address.postalCode) : null
  return text ? parseCep(parseAddressText(text).cep) : null
}

/** True if the CEP or the text is outside the city. An unknown CEP proves nothing. */
async function liesElsewhere(cep: string, address: Address | null): Promise<boolean> {
  const part = await cityPartOfCep(cep)
  if (!part.inside) return part.place !== null
  return address !== null && !isInCity(address)
}

async function outsideCity({ address, text }: DeliveryRequest): Promise<QuoteRefusal | null> {
  const cep = parseCep(address?.postalCode ?? (text ? parseAddressText(text).cep : ''))
  const part = cep ? await cityPartOfCep(cep) : null
  if (!cep || !part || part.inside) return null
  return part.place === null
    ? refuse('cep-not-found', { cep })
    : refuse('outside-city', { place: part.place })
}

async function refusedRide(shop: Shop, request: DeliveryRequest): Promise<QuoteRefusal> {
  const ride = await quoteFreight(shop, request)
  return ride.ok ? refuse('address-not-found') : ride
}

type ParcelsRefusal = BrazilQuoteRefusal | ParcelRefusal | Refusal<'cep-unknown', { cep: string }>

async function quoteParcel(
  shop: Shop,
  request: DeliveryRequest,
  cep: string,
): Promise<Ok<ParcelQuote> | ParcelsRefusal> {
  const parcels = await findParcels(shop, request, cep)
  if (!parcels.ok) return parcels
  const { offers, place, cartKey } = parcels.value
  const [cheapest] = offers
  const payer = findPayer(request)
  const payable =
    payer && cheapest
      ? await rememberQuote(shop, payer, {
          price: cheapest.price,
          freeAbove: cheapest.freeAbove,
          eta: arrivalWords(cheapest.arrives),
          promisedDay: cheapest.leavesOn,
          offers,
          cartKey,
        })
      : null
  return ok({ offers, place, payable })
}

const findPayer = ({ userId, address }: DeliveryRequest) => (userId && address ? { userId, address } : null)

async function findParcels(
  shop: Shop,
  request: DeliveryRequest,
  cep: string,
): Promise<Ok<ParcelsBeside & { readonly place: string }> | ParcelsRefusal> {
  const { address, lines, readyOn } = request
  const payer = findPayer(request)
  const toSend = payer
    ? await itemsOfCart(shop, payer.userId)
    : { items: lines?.length ? await itemsOfLines(shop, lines) : [], readyOn: readyOn ?? null }
  if (toSend.items.length === 0) return refuse('items-missing')
  const quoted = await quoteToBrazil(shop, { postalCode: cep, ...toSend })
  if (!quoted.ok) return quoted
  const checked = address ? await checkPlaceOfCep(shop, address) : ok(null)
  if (!checked.ok) return checked
  const { offers, state } = quoted.value
  return ok({ offers, place: state.name, cartKey: parcelKey(toSend.items) })
}
