import { z } from 'zod'
import {
  type AdminRequest,
  adminAction,
  intent,
  refusedWith,
} from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { MAX_CHOICES } from '#catalogue/kits/domain/max-choices.ts'
import { resumeCheckout } from '#checkout/purchase/use-cases/resume-checkout.ts'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import { CANDLE_WAYS } from '#delivery/calendar/domain/shifts.ts'
import { serviceWords } from '#delivery/carriers/copy.ts'
import { formatKm } from '#delivery/freight/copy/ride.ts'
import { manualOrderCopy as copy, manualRefusalSentence } from '#fulfilment/orders/copy/admin-manual-order.ts'
import {
  findCustomerByPhone,
  type KnownCustomer,
} from '#fulfilment/orders/use-cases/manual/find-customer-by-phone.ts'
import { quoteForHand, quoteParcel } from '#fulfilment/orders/use-cases/manual/find-manual-delivery.ts'
import { makeManualOrder } from '#fulfilment/orders/use-cases/manual/make-manual-order.ts'
import { MANUAL_HOLD_HOURS, MANUAL_LINES_MOST } from '#orders/domain/manual-order.ts'
import { MANUAL_ORIGINS } from '#orders/domain/order-origin.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { RECEIVED_AS } from '#platform/domain/payment-method.ts'
import { oneOf, text, textUpTo, ticked } from '#platform/http/request/form-fields.server.ts'
import { done, type FormAnswer } from '#ui/form/form-answer.ts'
import type { ManualOrderInput } from './manual-order-input.ts'
import { findField, type ManualOrderField, orderFrom } from './read-manual-order.ts'

const part = textUpTo(120)

const manualOrderSchema = z.object({
  key: textUpTo(60),
  origin: oneOf(MANUAL_ORIGINS),
  name: part,
  email: textUpTo(255),
  phone: textUpTo(40),
  /** Parallel arrays, one value for each line. */
  item: z.array(text),
  /** Comma-separated parts of a custom kit. */
  parts: z.array(text),
  quantity: z.array(text),
  price: z.array(text),
  way: oneOf(CANDLE_WAYS),
  slot: textUpTo(30),
  postalCode: textUpTo(20),
  street: part,
  number: textUpTo(20),
  complement: part,
  neighborhood: part,
  city: part,
  state: textUpTo(2),
  freight: textUpTo(30),
  payment: oneOf([...RECEIVED_AS, 'unpaid']),
  holdHours: oneOf(MANUAL_HOLD_HOURS.map(String)),
  note: textUpTo(2000),
  tells: ticked,
})

export type ManualOrderAnswer = FormAnswer<{
  field: ManualOrderField
  /** Form state when the quote or search was requested. */
  input: ManualOrderInput
  freight: { price: Centavos; words: string }
  knownCustomer: KnownCustomer
  goTo: string
}>

const common = {
  schema: manualOrderSchema,
  failed: copy.failed,
  // These intents either call a routing service or change nothing. The form's key makes order creation
  // idempotent.
  ownTransaction: true,
}

export const manualOrderIntents = {
  make: intent({ ...common, answer: (sent, request) => make(inputFrom(sent), request) }),
  quote: intent({ ...common, answer: (sent, request) => quote(inputFrom(sent), request) }),
  known: intent({ ...common, answer: (sent, request) => findKnown(inputFrom(sent), request) }),
}

function inputFrom({
  item,
  parts,
  quantity,
  price,
  ...sent
}: z.output<typeof manualOrderSchema>): ManualOrderInput {
  const lines = item.slice(0, MANUAL_LINES_MOST).map((value, at) => ({
    item: value.slice(0, 80),
    parts: (parts[at] ?? '').split(',', MAX_CHOICES).filter((part) => part !== ''),
    quantity: (quantity[at] ?? '').slice(0, 10),
    price: (price[at] ?? '').slice(0, 30),
  }))
  return {
    ...sent,
    lines,
    origin: sent.origin ?? 'other',
    way: sent.way ?? 'handed',
    payment: sent.payment ?? 'unpaid',
    holdHours: sent.holdHours ?? '24',
  }
}

async function quote(input: ManualOrderInput, request: AdminRequest): Promise<ManualOrderAnswer> {
  const { shop } = request
  if (input.way === 'carrier') return quoteCarrier(input, request)
  const quoted = await quoteForHand(shop, input)
  if (!quoted.ok)
    return { ...refusedWith(manualRefusalSentence(quoted)), field: findField(quoted.code), input }
  const { price, metres } = quoted.value
  const words = copy.delivery.calculated(formatBrl(price.total), formatKm(metres))
  return { ...done(), freight: { price: price.total, words }, input }
}

async function quoteCarrier(input: ManualOrderInput, { shop }: AdminRequest): Promise<ManualOrderAnswer> {
  const { lines } = orderFrom(input)
  const quotedParcel = await quoteParcel(shop, { postalCode: input.postalCode, lines })
  if (!quotedParcel.ok)
    return { ...refusedWith(manualRefusalSentence(quotedParcel)), field: findField(quotedParcel.code), input }
  const [offer] = quotedParcel.value.offers
  if (!offer) return { ...done(), input }
  const { price, arrives } = offer
  const words = copy.delivery.sent(formatBrl(price), serviceWords(offer), arrivalWords(arrives))
  return { ...done(), freight: { price, words }, input }
}

async function findKnown(input: ManualOrderInput, { shop }: AdminRequest): Promise<ManualOrderAnswer> {
  const customer = await findCustomerByPhone(shop, input.phone)
  return { ...done(), ...(customer && { knownCustomer: customer }), input }
}

async function make(input: ManualOrderInput, { shop, actor, requestName }: AdminRequest) {
  const order = { key: input.key, actor, order: orderFrom(input), request: requestName }
  const result = await makeManualOrder(shop, order)
  if (!result.ok) return { ...refusedWith(manualRefusalSentence(result)), field: findField(result.code) }
  const { orderId: id, orderNumber, isNew } = result.value
  const words = done(isNew ? copy.made(orderNumber) : copy.madeBefore(orderNumber))
  // An unpaid order continues to the payment message, a paid one to its page.
  const isSent = input.payment === 'unpaid'
  // The message to the customer contains the Pix code, if the provider has one by now.
  if (isSent) await resumeCheckout(shop, { linkedOrderId: id })
  const goTo = isSent ? pathTo('adminOrderLink', { id }, { anotado: '1' }) : pathTo('adminOrder', { id })
  return { ...words, goTo }
}

export const changeManualOrder = adminAction<ManualOrderAnswer>(manualOrderIntents, { otherwise: 'make' })
