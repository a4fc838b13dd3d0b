import { contactTexts, reminderTexts } from '#fulfilment/orders/texts.ts'
import { type OwnTexts, say } from '#settings/domain/shop-text.ts'

const { delivery, pickup, receiver } = contactTexts.texts

interface Contacted {
  readonly name: string
  readonly orderNumber: string
  readonly pickupCode: string | null
}

export const writeHello = (own: OwnTexts, { name, orderNumber, pickupCode }: Contacted) =>
  pickupCode
    ? say(own, pickup, { nome: name, pedido: orderNumber, codigo: pickupCode })
    : say(own, delivery, { nome: name, pedido: orderNumber })

export const writeHelloToReceiver = (own: OwnTexts, name: string) => say(own, receiver, { nome: name })

export function writeReminder(own: OwnTexts, name: string, orderNumber: string, deadline: string | null) {
  const values = { nome: name, pedido: orderNumber }
  const { dated, undated } = reminderTexts.texts
  return deadline ? say(own, dated, { ...values, prazo: deadline }) : say(own, undated, values)
}
