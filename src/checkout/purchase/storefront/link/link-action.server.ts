import { data, type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { pixCopy } from '#checkout/purchase/copy/pix-payment.ts'
import { notYetPaid, payBy, simulate } from '#checkout/purchase/storefront/order/pay-order-action.server.ts'
import { buildPayPath, PAY_ORDER_INTENTS } from '#checkout/purchase/storefront/payment/payment-pages.ts'
import { orderRefusals } from '#orders/copy/orders.ts'
import { openLinkedOrder } from '#orders/use-cases/link/find-linked-order.ts'
import { boughtVoucherCopy as voucherWords } from '#orders/vouchers/copy/voucher.ts'
import { changeVoucher, changeVoucherForm } from '#orders/vouchers/storefront/change-voucher.server.ts'
import { resendVoucher } from '#orders/vouchers/use-cases/bought-voucher.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import { answerFormWhenDone } from '#platform/http/request/answer-form.server.ts'
import { requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import type { Shop } from '#platform/shop.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { sendAnswer } from '#ui/form/send-answer.server.ts'

/** The key is a query parameter, because URLs are logged without their query. */
export const keyIn = (request: Request) => new URL(request.url).searchParams.get('chave')?.trim() ?? ''

export const orderLinkSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum([...PAY_ORDER_INTENTS, 'resend-voucher']) }),
  changeVoucherForm,
])

export async function changeLinkedPayment(
  request: Request,
  context: Readonly<RouterContextProvider>,
  orderNumber: string,
) {
  const shop = shopOf(context)
  const key = keyIn(request)
  const page = buildPayPath({ orderNumber, linkKey: key })
  const form = await readFormData(request)
  const sent = readForm(orderLinkSchema, form)
  const { clientAddress } = requestOf(context)
  const linked = await openLinkedOrder(shop, { orderNumber, key, clientAddress })
  if (!linked.ok)
    return sendAnswer(
      request,
      shop,
      failed(
        linked.code === 'too-many'
          ? functionCopy.tooMany(linked.details.retryAfterSeconds)
          : orderRefusals['order-not-found'],
      ),
      page,
    )
  if (sent.intent === 'change-voucher') {
    const answer = await changeVoucher(context, form, { typed: sent, ...linked.value })
    // Without JavaScript, the page is rendered again with the submitted values.
    return !answer.ok && isDocumentRequest(request)
      ? data(answer, 409)
      : sendAnswer(request, shop, answer, page)
  }
  const { intent } = sent
  if (intent === 'resend-voucher') return sendAnswer(request, shop, await resend(shop, linked.value), page)
  if (intent === 'check') return sendAnswer(request, shop, await checkPayment(shop, linked.value, page), page)
  const answer = await answerFormWhenDone(context, form, () =>
    intent === 'simulate' ? simulate(shop, linked.value) : payBy(shop, linked.value, intent),
  )
  return sendAnswer(request, shop, answer, page)
}

async function resend(shop: Shop, linked: { linkedOrderId: string }): Promise<FormAnswer> {
  const sent = await resendVoucher(shop, linked)
  return sent.ok
    ? done({ title: voucherWords.resent, text: voucherWords.resentText(sent.value.receiverEmail) })
    : refused({ title: voucherWords.resendFailed, text: voucherWords.resendRefusals[sent.code] })
}

async function checkPayment(
  shop: Shop,
  linked: { linkedOrderId: string },
  page: string,
): Promise<FormAnswer> {
  const status = await getPaymentStatus(shop, { ...linked, saysPaid: true })
  if (!status.ok) return failed(orderRefusals['order-not-found'])
  const { paymentStatus } = status.value
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') throw redirect(page)
  return done(notYetPaid(shop, pixCopy.byLink))
}

const failed = (text: string) => refused({ title: pixCopy.failed, text })
