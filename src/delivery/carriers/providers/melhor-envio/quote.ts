import type { CarrierOffer } from '#delivery/carriers/domain/offers.ts'
import type { Parcel } from '#delivery/carriers/domain/packing.ts'
import type { CarrierQuestion, NotConnected, Unavailable } from '#delivery/carriers/providers/port.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok } from '#platform/domain/result.ts'
import { offersShape, toDecimal } from './answers.ts'
import type { Declined, MelhorEnvioClient } from './client.ts'

export interface ServiceOffer extends CarrierOffer {
  readonly serviceId: number
}

/** Cardboard and tape around the inner size. */
const WALLS_MM = 10

export function measureVolume({ box, grams }: Parcel) {
  const [length, width, height] = box.inner.map((side) => Math.ceil((side + WALLS_MM) / 10))
  return { length, width, height, weight: grams / 1000 }
}

/** One quote per parcel, because not every carrier takes several. Equal parcels are quoted once. */
export async function askForOffers(
  client: MelhorEnvioClient,
  { from, to, parcels }: Omit<CarrierQuestion, 'value'>,
  { isQuote }: { isQuote: boolean },
): Promise<Ok<ServiceOffer[]> | NotConnected | Unavailable | Declined> {
  const kinds = new Map<string, { parcel: Parcel; count: number }>()
  for (const parcel of parcels) {
    const key = JSON.stringify([measureVolume(parcel), parcel.value])
    kinds.set(key, { parcel, count: (kinds.get(key)?.count ?? 0) + 1 })
  }
  const answers = await Promise.all(
    [...kinds.values()].map(async ({ parcel, count }) => {
      const answer = await client.ask({
        path: 'api/v2/me/shipment/calculate',
        shape: offersShape,
        isQuote,
        body: {
          from: { postal_code: from },
          to: { postal_code: to },
          package: measureVolume(parcel),
          options: { insurance_value: toDecimal(parcel.value), receipt: false, own_hand: false },
        },
      })
      return answer.ok ? ok(answer.value.flatMap((each) => readOffer(each, count))) : answer
    }),
  )
  const failedAnswer = answers.find((answer) => !answer.ok)
  if (failedAnswer) return failedAnswer
  const [first = [], ...otherAnswers] = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
  return ok(first.flatMap((offer) => groupOffers(offer, otherAnswers)))
}

/**
 * Azul sells no labels through the API. LATAM and Buslog need an agency (LATAM also a CNAE), which the shop does not ask the
 * owner for.
 */
const NOT_SOLD = /^(azul|latam|buslog)\b/i

type QuotedService = (typeof offersShape)['_output'][number]

function readOffer(service: QuotedService, count: number): ServiceOffer[] {
  const price = service.custom_price ?? service.price
  const range = service.custom_delivery_range ?? service.delivery_range
  if (service.error || !isPrice(price) || !range || !service.company) return []
  if (NOT_SOLD.test(service.company.name)) return []
  const from = Math.max(1, Math.round(range.min))
  return [
    {
      serviceId: service.id,
      carrier: service.company.name,
      service: service.name,
      price: price * count,
      freeAbove: null,
      days: { from, until: Math.max(from, Math.round(range.max)) },
    },
  ]
}

const isPrice = (price: Centavos | null | undefined): price is Centavos =>
  Number.isSafeInteger(price) && Number(price) > 0

/** Sums the prices of a service that takes all parcels; uses the slowest delivery time. */
function groupOffers(offer: ServiceOffer, others: readonly ServiceOffer[][]): ServiceOffer[] {
  const sameOffers = others.map((list) => list.find(({ serviceId }) => serviceId === offer.serviceId))
  if (sameOffers.some((other) => other === undefined)) return []
  const all = [offer, ...sameOffers.filter((other) => other !== undefined)]
  return [
    {
      ...offer,
      price: all.reduce((sum, { price }) => sum + price, 0),
      days: {
        from: Math.max(...all.map(({ days }) => days.from)),
        until: Math.max(...all.map(({ days }) => days.until)),
      },
    },
  ]
}
