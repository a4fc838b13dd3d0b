import { z } from 'zod'
import type { Address } from '#domain/address/address.ts'
import type { Centavos } from '#domain/money.ts'
import { type Ok, ok, refuse } from '#domain/result.ts'
import type { BoughtLabel, BuyingRefusal, NewLabel, Party } from '../port.ts'
import { balanceShape, cartShape, pageShape, type ServiceLabel, trackingShape } from './answers.ts'
import type { MelhorEnvioClient } from './client.ts'
import { toDecimal } from './decimal.ts'
import { askForOffers, volumeOf } from './quote.ts'

const PENDING = 'pending'

interface InCart {
  readonly id: string
  readonly price: Centavos
  readonly isPaid: boolean
}

/** Every step can be asked for again: what was done before is found by the shipment's own name, which the label carries. */
export async function buy(
  client: MelhorEnvioClient,
  label: NewLabel,
): Promise<Ok<BoughtLabel> | BuyingRefusal> {
  const found = await findLabel(client, label.shipmentId)
  if (!found.ok) return found
  const put = found.value ? ok(found.value) : await putInCart(client, label)
  if (!put.ok) return put
  const { id, price, isPaid } = put.value
  if (!isPaid) {
    if (label.mostCost !== null && price > label.mostCost) return refuse('dearer', { cost: price })
    const paid = await pay(client, id, price)
    if (!paid.ok) return paid
  }
  const made = await client.ask({
    path: 'api/v2/me/shipment/generate',
    body: { orders: [id] },
    shape: z.unknown(),
  })
  // It is paid: a service that says it was made already has nothing to be refused for.
  if (!made.ok && made.code !== 'refused') return made
  return ok({ reference: id, cost: price, trackingCode: await trackingCodeOf(client, id) })
}

/** A label of last month is looked for among the newest only: by then its shipment knows its own reference. */
const MOST_PAGES = 5

async function findLabel(client: MelhorEnvioClient, shipmentId: string) {
  const isIt = ({ tags }: ServiceLabel) => tags?.some(({ tag }) => String(tag) === shipmentId) ?? false
  for (const path of ['api/v2/me/cart', 'api/v2/me/orders']) {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const listed = await client.ask({ path, query: { page: String(page) }, shape: pageShape })
      if (!listed.ok) return listed
      const label = listed.value.data.find(
        (each) => isIt(each) && each.status !== 'canceled' && each.status !== 'cancelled',
      )
      if (label) {
        const isPaid = path.endsWith('orders') && label.status !== PENDING
        return ok<InCart>({ id: label.id, price: label.price ?? 0, isPaid })
      }
      if (page >= (listed.value.last_page ?? 1)) break
    }
  }
  return ok(null)
}

async function putInCart(client: MelhorEnvioClient, label: NewLabel) {
  const { carrier, service, sender, receiver, parcel, mostCost } = label
  const offers = await askForOffers(
    client,
    { from: digits(sender.address.postalCode), to: digits(receiver.address.postalCode), parcels: [parcel] },
    { isQuote: false },
  )
  if (!offers.ok) return offers
  const offer = offers.value.find((each) => each.carrier === carrier && each.service === service)
  if (!offer) return refuse('offer-vanished')
  if (mostCost !== null && offer.price > mostCost) return refuse('dearer', { cost: offer.price })
  const put = await client.ask({
    path: 'api/v2/me/cart',
    body: cartBody(label, offer.serviceId),
    shape: cartShape,
  })
  return put.ok ? ok<InCart>({ id: put.value.id, price: put.value.price, isPaid: false }) : put
}

async function pay(client: MelhorEnvioClient, id: string, cost: Centavos) {
  const paid = await client.ask({
    path: 'api/v2/me/shipment/checkout',
    body: { orders: [id] },
    shape: z.unknown(),
  })
  if (paid.ok || paid.code !== 'refused') return paid
  const balance = await askForBalance(client, { isQuote: false })
  return balance.ok && balance.value < cost ? refuse('balance-missing', { cost }) : paid
}

export async function askForBalance(client: MelhorEnvioClient, { isQuote }: { isQuote: boolean }) {
  const answer = await client.ask({ path: 'api/v2/me/balance', shape: balanceShape, isQuote })
  return answer.ok ? ok(answer.value.balance) : answer
}

async function trackingCodeOf(client: MelhorEnvioClient, id: string): Promise<string | null> {
  const tracked = await client.ask({
    path: 'api/v2/me/shipment/tracking',
    body: { orders: [id] },
    shape: trackingShape,
  })
  return (tracked.ok && tracked.value[id]?.tracking) || null
}

function cartBody(label: NewLabel, serviceId: number) {
  const { shipmentId, orderNumber, direction, parcel, sender, receiver, items, invoiceKey } = label
  return {
    service: serviceId,
    from: partyBody(sender),
    to: partyBody(receiver),
    products: items.map(({ name, quantity, price }) => ({
      name,
      quantity,
      unitary_value: toDecimal(price),
    })),
    volumes: [volumeOf(parcel)],
    options: {
      insurance_value: toDecimal(parcel.value),
      receipt: false,
      own_hand: false,
      reverse: direction === 'return',
      non_commercial: invoiceKey === null,
      ...(invoiceKey !== null && { invoice: { key: invoiceKey } }),
      tags: [
        { tag: shipmentId, url: null },
        { tag: orderNumber, url: null },
      ],
    },
  }
}

const CPF_LENGTH = 11

function partyBody({ name, document, phone, email, address }: Party) {
  return {
    name,
    ...(document && (document.length === CPF_LENGTH ? { document } : { company_document: document })),
    ...(phone && { phone: digits(phone) }),
    ...(email && { email }),
    ...addressBody(address),
  }
}

const addressBody = ({ street, number, complement, neighborhood, city, state, postalCode }: Address) => ({
  address: street,
  number,
  complement,
  district: neighborhood,
  city,
  state_abbr: state,
  country_id: 'BR',
  postal_code: digits(postalCode),
})

const digits = (text: string) => text.replace(/\D/g, '')
