import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { slotRefusalSentence, slotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import type { DeliverySlot } from '#delivery/calendar/domain/shifts.ts'
import { isSlotRefusal } from '#delivery/calendar/domain/slot-refusal.ts'
import { readSlot, slotFields } from '#orders/storefront/change-delivery.server.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { answerForm, answerFormWhenDone } from '#platform/http/request/answer-form.server.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { type Flash, redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import type { Shop } from '#platform/shop.ts'
import { chooseOtherDay } from './choose-other-day.ts'
import { batchChoiceCopy as words } from './copy.ts'
import { loadBatchChoice } from './load-batch-choice.ts'
import { takeMoneyBack } from './take-money-back.ts'

export const batchChoiceSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('day'), ...slotFields }),
  z.object({ intent: z.literal('money') }),
])

interface Outcome {
  readonly ok: boolean
  readonly flash: Flash
}

export async function choose(
  request: Request,
  context: Readonly<RouterContextProvider>,
  orderNumber: string,
) {
  const shop = shopOf(context)
  const orderAccess = { userId: customerOf(context).userId, orderNumber }
  // Another customer's order responds with 404, like a missing one.
  if (!(await loadBatchChoice(shop, orderAccess))) return data(null, { status: 404 })
  const form = await readFormData(request)
  const sent = readForm(batchChoiceSchema, form)
  const { ok, flash } =
    sent.intent === 'money'
      ? await answerFormWhenDone(context, form, () => money(shop, orderAccess))
      : await answerForm(context, form, (inside) => otherDay(inside, orderAccess, readSlot(sent)))
  const page = ok ? 'order' : 'orderBatch'
  return redirectWithFlash(shop, pathTo(page, { number: orderNumber }), flash)
}

const refusedWith = (text: string): Outcome => ({
  ok: false,
  flash: { title: words.failed, text, tone: 'destructive' },
})

async function money(shop: Shop, orderAccess: { userId: string; orderNumber: string }): Promise<Outcome> {
  const refund = await takeMoneyBack(shop, orderAccess)
  if (!refund.ok) return refusedWith(words.refusals[refund.code])
  const { refunded, amount } = refund.value
  return { ok: true, flash: words.moneyChosen[refunded](formatBrl(amount)) }
}

async function otherDay(
  shop: Shop,
  orderAccess: { userId: string; orderNumber: string },
  slot: DeliverySlot | null,
): Promise<Outcome> {
  const chosenOtherDay = await chooseOtherDay(shop, { ...orderAccess, slot })
  if (chosenOtherDay.ok)
    return {
      ok: true,
      flash: chosenOtherDay.value ? words.dayChosen(slotWords(chosenOtherDay.value)) : words.waits,
    }
  if (isSlotRefusal(chosenOtherDay)) return refusedWith(slotRefusalSentence(chosenOtherDay))
  return refusedWith(words.refusals[chosenOtherDay.code])
}
