import { batchNumbers } from '#catalogue/stock/copy.ts'
import type { KnownBatch } from '#catalogue/stock/domain/batch.ts'
import { isServedCity } from '#delivery/addresses/domain/served-city.ts'
import type { ShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import { type DeliveryWay, hasDelivery } from '#delivery/calendar/domain/shifts.ts'
import { joinList } from '#ui/copy/ui.ts'

export const orderPageCopy = {
  candles: (units: number) => (units === 1 ? '1 vela' : `${units} velas`),
  delivery: 'Entrega',
  pickup: 'O ateliê',
  receiver: 'Quem recebe',
  mails: 'Recibo e e-mails',
  mailsSent: (email: string) => `A confirmação e as novidades deste pedido vão para ${email}.`,
  placed: (at: string) => `Pedido feito em ${at}.`,
  invoice: (number: number, series: number) => `Nota fiscal ${number}, série ${series}`,
  invoiceKey: 'Chave de acesso',
  openInvoice: 'Abrir a nota (DANFE)',
  help: 'Precisa de ajuda?',
  helpText: 'Responda a qualquer e-mail deste pedido: quem lê é quem faz as velas.',
  onlyYou: 'Só você vê estes valores.',
  card: 'O cartão, como vai impresso',
} as const

interface Placed {
  deliveryWay: DeliveryWay
  shippingAddress: ShippingAddress
  gift: { receiver: { name: string } | null } | null
}

export function placeLine({ deliveryWay, shippingAddress, gift }: Placed): string | null {
  if (!hasDelivery(deliveryWay)) return null
  const { line1, line2, city, state } = shippingAddress
  if (deliveryWay === 'pickup') return `No ateliê, ${line1}.`
  const isSent = deliveryWay === 'carrier'
  const place = [line1, line2, isSent && `${city}, ${state}`].filter(Boolean).join(', ')
  return gift?.receiver ? `Para ${gift.receiver.name}, em ${place}. Vai sem preço na caixa.` : `${place}.`
}

/**
 * District for the page's heading: 'Santana' from an address line that ends in ' – Santana', otherwise the
 * city. Outside the city: 'Recife, PE'.
 */
export const findDistrict = ({ line2, city, state }: ShippingAddress): string =>
  isServedCity(city) ? line2?.split(' – ').at(-1)?.trim() || city : `${city}, ${state}`

type BatchNumbers = Pick<KnownBatch, 'number' | 'also'>

export const pictureCaption = (
  items: readonly { name: string; quantity: number; batch: BatchNumbers | null }[],
): string =>
  joinList(
    items.map(
      ({ name, quantity, batch }) =>
        `${quantity > 1 ? `${quantity} × ` : ''}${name}${batch ? ` (${batchNumbers([batch.number, ...(batch.also ?? [])]).toLowerCase()})` : ''}`,
    ),
  )
