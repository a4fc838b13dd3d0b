import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { manualOrderCopy as copy, manualRefusalSentence } from '#copy/admin/orders/manual-order.ts'
import { formatKm } from '#copy/freight/freight.ts'
import { PAID_WITH } from '#domain/checkout/payment-method.ts'
import { DELIVERY_WAYS } from '#domain/delivery/shifts.ts'
import { formatBrl } from '#domain/money.ts'
import { MANUAL_HOLD_HOURS, MANUAL_LINES_MOST } from '#domain/orders/manual-order.ts'
import { MANUAL_ORIGINS } from '#domain/orders/order-origin.ts'
import { quoteForHand } from '#shop/admin/orders/manual/find-manual-delivery.ts'
import { makeManualOrder } from '#shop/admin/orders/manual/make-manual-order.ts'
import { actorOf, answerOrFail, refusedWith } from '#web/admin/answers.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { goOnWith } from '#web/kit/form/send-answer.server.ts'
import { requestNameOf } from '#web/server/request/answer-form.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { oneOf, text, textUpTo, ticked } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import { isDocumentRequest } from '#web/server/request/is-document-request.server.ts'
import { emptyLine, type ManualOrderInput, typedMoney } from './manual-order-input.ts'
import { fieldOf, type ManualOrderField, orderFrom } from './read-manual-order.ts'

const part = textUpTo(120)

export const manualOrderSchema = z.object({
  intent: oneOf(['make', 'add-line', 'quote']),
  key: textUpTo(60),
  origin: oneOf(MANUAL_ORIGINS),
  name: part,
  email: textUpTo(255),
  phone: textUpTo(40),
  /** One of each for every line. */
  item: z.array(text),
  quantity: z.array(text),
  price: z.array(text),
  way: oneOf(DELIVERY_WAYS),
  slot: textUpTo(30),
  postalCode: textUpTo(20),
  street: part,
  number: textUpTo(20),
  complement: part,
  neighborhood: part,
  city: part,
  state: textUpTo(2),
  freight: textUpTo(30),
  payment: oneOf([...PAID_WITH, 'unpaid']),
  holdHours: oneOf(MANUAL_HOLD_HOURS.map(String)),
  note: textUpTo(2000),
  tells: ticked,
})

/** What the form is told: what was wrong and where, what it holds now, or which order it became. */
export type ManualOrderAnswer = FormAnswer<{
  field: ManualOrderField
  input: ManualOrderInput
  freight: { typed: string; said: string }
  orderId: string
}>

type Context = Readonly<RouterContextProvider>

export async function changeManualOrder(request: Request, context: Context) {
  const form = await formOf(request)
  const { intent = 'make', item, quantity, price, ...sent } = readForm(manualOrderSchema, form)
  const lines = item.slice(0, MANUAL_LINES_MOST).map((each, at) => ({
    item: each.slice(0, 80),
    quantity: (quantity[at] ?? '').slice(0, 10),
    price: (price[at] ?? '').slice(0, 30),
  }))
  const input: ManualOrderInput = {
    ...sent,
    lines,
    origin: sent.origin ?? 'other',
    way: sent.way ?? 'handed',
    payment: sent.payment ?? 'unpaid',
    holdHours: sent.holdHours ?? '72',
  }
  const failure: ManualOrderAnswer = { ...refusedWith(copy.failed), input }
  const answer = await answerOrFail(context, { failure, run: () => run(context, form, { intent, input }) })
  const { orderId } = answer.data
  if (!orderId || !isDocumentRequest(request)) return data(answer.data, answer.init ?? undefined)
  return goOnWith(shopOf(context), pathTo('adminOrder', { id: orderId }), answer.data)
}

async function run(
  context: Context,
  form: FormData,
  { intent, input }: { intent: string; input: ManualOrderInput },
): Promise<ManualOrderAnswer> {
  if (intent === 'add-line') return { ...done(), input: { ...input, lines: [...input.lines, emptyLine] } }
  return intent === 'quote' ? quote(context, input) : make(context, form, input)
}

async function quote(context: Context, input: ManualOrderInput): Promise<ManualOrderAnswer> {
  const quoted = await quoteForHand(shopOf(context), input)
  if (!quoted.ok) return { ...refusedWith(manualRefusalSentence(quoted)), field: fieldOf(quoted.code), input }
  const { price, metres } = quoted.value
  const typed = typedMoney(price.total)
  const said = copy.delivery.calculated(formatBrl(price.total), formatKm(metres))
  return { ...done(), freight: { typed, said }, input: { ...input, freight: typed } }
}

async function make(context: Context, form: FormData, input: ManualOrderInput): Promise<ManualOrderAnswer> {
  const made = await makeManualOrder(shopOf(context), {
    key: input.key,
    actor: actorOf(context),
    order: orderFrom(input),
    request: requestNameOf(context, form),
  })
  if (!made.ok) return { ...refusedWith(manualRefusalSentence(made)), field: fieldOf(made.code), input }
  const { orderId, orderNumber, isNew } = made.value
  return { ...done(isNew ? copy.made(orderNumber) : copy.madeBefore(orderNumber)), orderId }
}
