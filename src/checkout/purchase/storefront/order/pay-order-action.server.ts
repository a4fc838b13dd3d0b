import { type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { checkoutRefusalSentence } from '#checkout/purchase/copy/checkout.ts'
import { pixCopy } from '#checkout/purchase/copy/pix-payment.ts'
import { PAY_ORDER_INTENTS } from '#checkout/purchase/storefront/payment/payment-pages.ts'
import { resumeCheckout } from '#checkout/purchase/use-cases/resume-checkout.ts'
import { payTestOrder } from '#checkout/test-orders/pay-test-order.ts'
import { orderRefusals } from '#orders/copy/orders.ts'
import { isTestName } from '#orders/domain/order-number.ts'
import type { OrderAccess } from '#orders/use-cases/link/order-link.ts'
import { loadCustomerOrder } from '#orders/use-cases/load-customer-order.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { simulatePixPayment } from '#payments/use-cases/simulate-payments.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { refuse } from '#platform/domain/result.ts'
import { answerFormWhenDone } from '#platform/http/request/answer-form.server.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import type { Shop } from '#platform/shop.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { sendAnswer } from '#ui/form/send-answer.server.ts'

export const payOrderSchema = z.object({ intent: z.enum(PAY_ORDER_INTENTS) })

export async function changePayment(
  request: Request,
  context: Readonly<RouterContextProvider>,
  orderNumber: string,
) {
  const shop = shopOf(context)
  const access = { userId: customerOf(context).userId, orderNumber }
  const form = await readFormData(request)
  const { intent } = readForm(payOrderSchema, form)
  const page = pathTo('payOrder', { number: orderNumber })
  if (isTestName(orderNumber)) return sendAnswer(request, shop, await changeTest(), page)
  if (intent === 'check') return sendAnswer(request, shop, await checkPayment(shop, access), page)
  const answer = await answerFormWhenDone(context, form, () =>
    intent === 'simulate' ? simulate(shop, access) : payBy(shop, access, intent),
  )
  return sendAnswer(request, shop, answer, page)

  async function changeTest(): Promise<FormAnswer> {
    if (intent !== 'simulate') return done()
    const { userId: id, name, email } = customerOf(context)
    const paid = await payTestOrder(shop, { actor: { id, name: name || email }, orderNumber })
    return paid.ok ? done() : failed(orderRefusals['order-not-found'])
  }
}

/** 'Já paguei' without JavaScript: redirects if the order is paid, otherwise explains the wait. */
async function checkPayment(
  shop: Shop,
  access: { userId: string; orderNumber: string },
): Promise<FormAnswer> {
  const order = await loadCustomerOrder(shop, access)
  const status =
    order &&
    (await getPaymentStatus(shop, { userId: access.userId, sessionId: order.sessionId, saysPaid: true }))
  if (!status?.ok) return failed(orderRefusals['order-not-found'])
  const { paymentStatus, sessionId } = status.value
  if (paymentStatus === 'paid' || paymentStatus === 'refunded')
    throw redirect(pathTo('checkoutSuccess', {}, { session_id: sessionId }))
  return done(notYetPaid(shop, pixCopy))
}

export const notYetPaid = (
  shop: Shop,
  { byHand, byProvider }: Pick<typeof pixCopy, 'byHand' | 'byProvider'> | typeof pixCopy.byLink,
) => (shop.payments.takes.pix === 'pix-key' ? byHand : byProvider).notYet

export async function simulate(shop: Shop, access: OrderAccess): Promise<FormAnswer> {
  const paid = await simulatePixPayment(shop, access)
  return paid.ok ? done() : failed(pixCopy.notSimulated)
}

export async function payBy(
  shop: Shop,
  access: OrderAccess,
  paymentMethod: PaymentMethod,
): Promise<FormAnswer> {
  const resumed = await resumeCheckout(shop, { ...access, paymentMethod })
  if (resumed.ok) return done()
  switch (resumed.code) {
    case 'method-unavailable':
      return failed(checkoutRefusalSentence(refuse('method-unavailable')))
    case 'payment-not-opened':
    case 'provider-unavailable':
      return failed(checkoutRefusalSentence(refuse(resumed.code)))
    default:
      return done()
  }
}

const failed = (text: string) => refused({ title: pixCopy.failed, text })
