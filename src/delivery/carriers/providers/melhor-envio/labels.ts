import { z } from 'zod'
import type { Address } from '#delivery/addresses/domain/address.ts'
import type { BoughtLabel, BuyingRefusal, NewLabel, Party } from '#delivery/carriers/providers/port.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import { balanceShape, cartShape, pageShape, type ServiceLabel, toDecimal, trackingShape } from './answers.ts'
import type { MelhorEnvioClient } from './client.ts'
import { askForOffers, measureVolume } from './quote.ts'

const PENDING = 'pending'

/** Safe to repeat: the label is tagged with the shipment's id, so earlier steps are found again. */
export async function buy(
  client: MelhorEnvioClient,
  label: NewLabel,
): Promise<Ok<BoughtLabel> | BuyingRefusal> {
  const labels = await findLabels(client, label.shipmentId)
  if (!labels.ok)
    return labels.code === 'refused' ? refuse('refused', { ...labels.details, isUnsearched: true }) : labels
  const { paid, unpaid } = labels.value
  if (paid) return finish(client, { id: paid.id, price: paid.price ?? null })
  // Unpaid labels are removed first, because the address, contents or invoice may have changed since.
  for (const id of unpaid) {
    const removal = await removeFromCart(client, id)
    if (!removal.ok) return removal
  }
  const cartEntry = await putInCart(client, label)
  if (!cartEntry.ok) return cartEntry
  const { id, price } = cartEntry.value
  const payment =
    label.mostCost !== null && price > label.mostCost
      ? refuse('dearer', { cost: price })
      : await pay(client, id, price)
  if (payment.ok) return finish(client, cartEntry.value)
  if (payment.code === 'unavailable' || payment.code === 'not-connected') return payment
  // Removed from the cart, because nobody may retry this purchase.
  const removed = await removeFromCart(client, id)
  return removed.ok ? payment : removed
}

async function finish(
  client: MelhorEnvioClient,
  { id, price }: { readonly id: string; readonly price: Centavos | null },
): Promise<Ok<BoughtLabel> | BuyingRefusal> {
  const generation = await client.ask({
    path: 'api/v2/me/shipment/generate',
    body: { orders: [id] },
    shape: z.unknown(),
  })
  // The label is already paid. A refusal means that it was generated before; other errors leave the result
  // unknown.
  if (!generation.ok && generation.code !== 'refused') return refuse('unavailable')
  return ok({ reference: id, cost: price, trackingCode: await findTrackingCode(client, id) })
}

/** Searches only the newest labels; older shipments have their reference stored. */
const MAX_PAGES = 5
const CANCELLED = ['canceled', 'cancelled']

async function findLabels(client: MelhorEnvioClient, shipmentId: string) {
  const isIt = ({ tags, status }: ServiceLabel) =>
    !CANCELLED.includes(status ?? '') && tags?.some(({ tag }) => String(tag) === shipmentId)
  const unpaid = new Set<string>()
  for (const path of ['api/v2/me/cart', 'api/v2/me/orders']) {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const labelPage = await client.ask({ path, query: { page: String(page) }, shape: pageShape })
      if (!labelPage.ok) return labelPage
      for (const label of labelPage.value.data.filter(isIt)) {
        if (path.endsWith('orders') && label.status !== PENDING) return ok({ paid: label, unpaid })
        unpaid.add(label.id)
      }
      if (page >= (labelPage.value.last_page ?? 1)) break
    }
  }
  return ok({ paid: null, unpaid })
}

/** If removal is refused the label may be paid, so report an unknown result. */
async function removeFromCart(client: MelhorEnvioClient, id: string) {
  const path = `api/v2/me/cart/${encodeURIComponent(id)}`
  const removal = await client.ask({ path, method: 'DELETE', shape: z.unknown() })
  return removal.ok || removal.code !== 'refused' ? removal : refuse('unavailable')
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
  const isReturn = label.direction === 'return'
  const cartEntry = await client.ask({
    path: isReturn ? 'api/v2/me/cart/reverse' : 'api/v2/me/cart',
    body: isReturn ? reverseBody(label, offer.serviceId) : cartBody(label, offer.serviceId),
    shape: cartShape,
  })
  return cartEntry.ok ? ok({ id: cartEntry.value.id, price: cartEntry.value.price }) : cartEntry
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

async function findTrackingCode(client: MelhorEnvioClient, id: string): Promise<string | null> {
  const tracked = await client.ask({
    path: 'api/v2/me/shipment/tracking',
    body: { orders: [id] },
    shape: trackingShape,
  })
  return (tracked.ok && tracked.value[id]?.tracking) || null
}

function cartBody(label: NewLabel, serviceId: number) {
  const { parcel, sender, receiver, invoiceKey } = label
  return {
    service: serviceId,
    from: {
      ...partyBody(sender),
      // Required with an invoice, omitted with a declaration of contents.
      ...(invoiceKey !== null && sender.stateRegister && { state_register: sender.stateRegister }),
    },
    to: partyBody(receiver),
    products: listProducts(label),
    volumes: [measureVolume(parcel)],
    options: {
      insurance_value: toDecimal(parcel.value),
      receipt: false,
      own_hand: false,
      reverse: false,
      non_commercial: invoiceKey === null,
      ...(invoiceKey !== null && { invoice: { key: invoiceKey } }),
      tags: listTags(label),
    },
  }
}

/** Request for a return by Correios. If the service sold the outgoing label, it already knows both parties. */
function reverseBody(label: NewLabel, serviceId: number) {
  const { parcel, sender, receiver, outwardReference } = label
  return {
    service: serviceId,
    new_sender_mail: sender.email,
    new_sender_phone: digits(sender.phone ?? ''),
    insurance_value: toDecimal(parcel.value),
    package: measureVolume(parcel),
    ...(outwardReference
      ? { order_id: outwardReference }
      : { from: partyBody(sender), to: partyBody(receiver), products: listProducts(label) }),
    options: { receipt: false, own_hand: false, tags: listTags(label) },
  }
}

const listProducts = ({ items }: NewLabel) =>
  items.map(({ name, quantity, price }) => ({ name, quantity, unitary_value: toDecimal(price) }))

const listTags = ({ shipmentId, orderNumber }: NewLabel) =>
  [shipmentId, orderNumber].map((tag) => ({ tag, url: null }))

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
