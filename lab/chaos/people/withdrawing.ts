import { withdrawalCopy } from '#fulfilment/returns/copy.ts'
import type { Customer } from './customer.ts'

interface PaidOrder {
  readonly id: string
  readonly order_number: string
}

/** Cancels an unshipped order immediately; after shipping, the owner must accept the return. */
export async function changeMind(
  customer: Customer,
  order: PaidOrder,
  withdrawal: 'cancels-paid' | 'withdraws',
): Promise<void> {
  const { owner, acknowledged } = customer.environment
  const page = `/pedidos/${order.order_number}/desistir`
  if (withdrawal === 'cancels-paid') {
    const answer = await customer.browser.submit(page, { intent: 'cancel' })
    if (answer.text.includes(withdrawalCopy.done.cancelled.title))
      acknowledged.cancelled.push({ orderId: order.id })
    return
  }
  await owner.send(order.id)
  const { text } = await customer.browser.read(page)
  const units = [...text.matchAll(/name="itemId" value="([0-9a-f-]{36})"[\s\S]*?<select[\s\S]*?<\/select>/g)]
  const fields = units.flatMap(([html, itemId = '']) => [
    ['itemId', itemId],
    ['quantity', String((html.match(/<option/g) ?? []).length - 1)],
  ])
  await customer.browser.submit(page, [['intent', 'ask'], ['returnWay', 'workshop'], ...fields])
  await owner.refund(order.id)
}
