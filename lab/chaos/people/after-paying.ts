import { changeDeliveryCopy } from '#orders/copy/order-history.ts'
import { slotName } from './cart.ts'
import type { Customer } from './customer.ts'
import type { PaidOrder } from './paying.ts'
import type { PurchasePlan } from './purchase-plan.ts'
import { changeMind } from './withdrawing.ts'

export async function followOrder(customer: Customer, plan: PurchasePlan, order: PaidOrder): Promise<void> {
  const { owner } = customer.environment
  if (plan.newDayBy === 'customer') await changeDay(customer, order)
  if (plan.newDayBy === 'owner') owner.moveDay(order, await customer.anySlot())
  if (plan.lines.some(({ candle }) => candle.curing)) {
    customer.reserved.push({ orderNumber: order.order_number, wants: plan.afterLoss })
    return
  }
  const back = plan.return
  if (back === 'cancels-paid' || back === 'withdraws') await changeMind(customer, order, back)
  else if (back !== 'none') owner.ask(order.id, back)
  else if (plan.fetches) await fetchAtWorkshop(customer, order)
}

async function changeDay(customer: Customer, order: PaidOrder): Promise<void> {
  const slot = await customer.anySlot()
  const fields = { day: slot.day, slot: `${slot.day}/${slot.shift}` }
  const answer = await customer.browser.submit(`/pedidos/${order.order_number}`, fields)
  if (answer.text.includes(changeDeliveryCopy.done))
    customer.environment.acknowledged.newDays.push({ orderNumber: order.order_number, slot: slotName(slot) })
}

async function fetchAtWorkshop(customer: Customer, order: PaidOrder): Promise<void> {
  const { text } = await customer.browser.read(`/pedidos/${order.order_number}`)
  const code = /pickup-code[\s\S]*?>(\d{4})</.exec(text)?.[1]
  if (!code) throw new Error(`${order.order_number} is to be fetched and shows no code`)
  customer.environment.owner.handOver(order, code)
}

const FREE_SLOT = /<input(?![^>]*disabled)[^>]*value="(\d{4}-\d\d-\d\d)\/(\w+)"/

export async function chooseAfterLoss(
  customer: Customer,
  orderNumber: string,
  wants: PurchasePlan['afterLoss'],
): Promise<void> {
  const { browser, environment } = customer
  const path = `/pedidos/${orderNumber}/leva`
  const page = await browser.read(path)
  const [, day, shift] = FREE_SLOT.exec(page.text) ?? []
  const slot = wants === 'day' && day && shift ? { day, shift } : null
  const fields = slot
    ? { intent: 'day', day: slot.day, slot: `${slot.day}/${slot.shift}` }
    : { intent: 'money' }
  const { text } = await browser.submit(path, fields as Record<string, string>)
  // On success the answer is the order's page, otherwise the question again.
  if (text.includes(path) || !text.includes(`/pedidos/${orderNumber}`)) return
  if (slot) environment.acknowledged.newDays.push({ orderNumber, slot: slotName(slot) })
  else environment.acknowledged.moneyBack.push({ orderNumber })
}
