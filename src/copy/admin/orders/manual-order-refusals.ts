import { slotRefusalSentence } from '#copy/delivery/delivery-slot.ts'
import { quoteRefusalSentence } from '#copy/freight/freight.ts'
import { listed } from '#copy/shop/listed.ts'
import type { MissingUnits } from '#domain/checkout/checkout-refusal.ts'
import { isSlotRefusal, type SlotRefusal } from '#domain/delivery/slot-refusal.ts'
import type { QuoteRefusal } from '#domain/freight/quote-refusal.ts'
import type { ManualOrderFault } from '#domain/orders/manual-order.ts'

type Fault = ManualOrderFault | 'product-gone' | 'no-workshop' | 'method-unavailable'

const faults: Readonly<Record<Fault, string>> = {
  'name-missing': 'Escreva o nome de quem comprou.',
  'name-not-plain': 'Use só o nome, sem endereços nem sinais.',
  'email-missing': 'Para o cliente pagar pelo site, o pedido precisa do e-mail dele.',
  'email-invalid': 'Confira o e-mail.',
  'no-lines': 'Escolha pelo menos uma vela.',
  'too-many-lines': 'São velas demais para um pedido só. Divida em dois.',
  'quantity-invalid': 'A quantidade vai de 1 a 999, sem vírgula.',
  'price-invalid': 'Confira o preço: ele precisa ser maior que zero.',
  'freight-invalid': 'Confira o valor do frete.',
  'address-missing': 'Complete o endereço: CEP, rua, número, cidade e estado.',
  'handed-unpaid': 'O que já foi entregue precisa estar pago. Diga como você recebeu.',
  'product-gone': 'Uma das velas saiu da loja ou mudou de tamanhos. Escolha de novo.',
  'no-workshop': 'Falta o endereço do ateliê nas configurações do motoboy.',
  'method-unavailable': 'Nenhuma forma de pagamento está ligada na loja. Anote como recebido.',
}

type ManualRefusal =
  | { readonly code: Fault }
  | { readonly code: 'out-of-stock'; readonly details: { readonly items: readonly MissingUnits[] } }
  | QuoteRefusal
  | SlotRefusal

/** Why an order was not written down. */
export function manualRefusalSentence(refusal: ManualRefusal): string {
  if (refusal.code === 'out-of-stock') return outOfStock(refusal.details.items)
  if (refusal.code === 'courier-disabled')
    return 'O motoboy está desligado. Diga o frete você mesma, ou combine a entrega.'
  if (isSlotRefusal(refusal)) return slotRefusalSentence(refusal)
  return isFault(refusal) ? faults[refusal.code] : quoteRefusalSentence(refusal)
}

const isFault = (refusal: ManualRefusal): refusal is { readonly code: Fault } => refusal.code in faults

function outOfStock(items: readonly MissingUnits[]): string {
  const short = items.map(({ name, wanted, available }) =>
    available === 0 ? `${name} está sem estoque` : `${name} (são ${wanted}, há ${available})`,
  )
  return `Não há unidades suficientes: ${listed(short)}.`
}
