import { data, type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { pixCopy } from '#copy/checkout/pix-payment.ts'
import { orderRefusals } from '#copy/orders/orders.ts'
import { functionCopy } from '#copy/shop/functions.ts'
import { boughtVoucherCopy as voucherWords } from '#copy/vouchers/voucher.ts'
import { openLinkedOrder } from '#shop/orders/link/find-linked-order.ts'
import { getPaymentStatus } from '#shop/payments/get-payment-status.ts'
import type { Shop } from '#shop/shop.ts'
import { resendVoucher } from '#shop/voucher-sale/bought-voucher.ts'
import { notYetPaid, payBy, simulate } from '#web/checkout/order/pay-order-action.server.ts'
import { PAY_ORDER_INTENTS, payPageOf } from '#web/checkout/payment/payment-pages.ts'
import { done, type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { sendAnswer } from '#web/kit/form/send-answer.server.ts'
import { answerFormWhenDone } from '#web/server/request/answer-form.server.ts'
import { requestOf, shopOf } from '#web/server/request/context.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import { isDocumentRequest } from '#web/server/request/is-document-request.server.ts'
import { changeVoucher, changeVoucherForm } from '#web/vouchers/change-voucher.server.ts'

/** In the query, because addresses without it are written into the log. */
export const keyIn = (request: Request) => new URL(request.url).searchParams.get('chave')?.trim() ?? ''

export const orderLinkSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum([...PAY_ORDER_INTENTS, 'resend-voucher']) }),
  changeVoucherForm,
])

/** What who has the link can do: pay so or so, or ask whether the money is there. The page then shows how it stands. */
export async function changeLinkedPayment(
  request: Request,
  context: Readonly<RouterContextProvider>,
  orderNumber: string,
) {
  const shop = shopOf(context)
  const key = keyIn(request)
  const page = payPageOf({ orderNumber, linkKey: key })
  const form = await formOf(request)
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
    // Without a script the page comes back with what was typed.
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
  const found = await getPaymentStatus(shop, { ...linked, saysPaid: true })
  if (!found.ok) return failed(orderRefusals['order-not-found'])
  const { paymentStatus } = found.value
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') throw redirect(page)
  return done(notYetPaid(shop, pixCopy.byLink))
}

const failed = (text: string) => refused({ title: pixCopy.failed, text })
