import { describe, expect, it } from 'vitest'
import { pixWaitingTexts } from '#orders/copy/email-texts.ts'
import { orderHistoryCopy } from '#orders/copy/order-history.ts'
import { reopenRefusal } from '#orders/copy/orders.ts'
import { checkoutRefusalSentence } from './checkout.ts'
import { orderLinkCopy } from './order-link.ts'
import { paymentCopy } from './payment-dialog.ts'
import { pixCopy } from './pix-payment.ts'

const refusal = <Code extends string, Details>(code: Code, details: Details) =>
  ({ ok: false, code, details }) as const

describe('checkoutRefusalSentence', () => {
  it('names what is short and by how much', () => {
    const items = [
      { name: 'Lavanda', requested: 3, available: 1 },
      { name: 'Baunilha', requested: 1, available: 0 },
    ]
    expect(checkoutRefusalSentence(refusal('out-of-stock', { items }))).toBe(
      'Não temos unidades suficientes: Lavanda (você pediu 3, temos 1) e Baunilha acabou. Ajuste o carrinho para continuar.',
    )
  })

  it('shows the old and the new price', () => {
    const items = [{ name: 'Lavanda', before: 8990, now: 9490 }]
    expect(checkoutRefusalSentence(refusal('price-changed', { items }))).toBe(
      'O preço mudou: Lavanda passou de R$\u00a089,90 para R$\u00a094,90. Confira o carrinho antes de pagar.',
    )
  })

  it.each([
    ['cart-empty', 'Carrinho vazio'],
    ['freight-missing', 'Calcule o frete antes de finalizar a compra.'],
    ['provider-unavailable', 'Erro ao processar pagamento. Tente novamente.'],
  ] as const)('keeps the specification’s words for %s', (code, sentence) => {
    expect(checkoutRefusalSentence(refusal(code, undefined))).toBe(sentence)
  })

  it('agrees with one candle and with two', () => {
    expect(checkoutRefusalSentence(refusal('product-unavailable', { names: ['Lavanda'] }))).toMatch(
      /^Lavanda não está/,
    )
    expect(
      checkoutRefusalSentence(refusal('product-unavailable', { names: ['Lavanda', 'Alecrim'] })),
    ).toMatch(/^Lavanda e Alecrim não estão/)
  })
})

it('an order that waits may be a vale-presente: its sentences speak of no candles', () => {
  const { overHint, byProvider, byHand, byLink } = pixCopy
  const { over } = orderLinkCopy
  const { heldUntil, notTwice } = orderHistoryCopy.unpaid
  const sentences = [overHint, byProvider, byHand, byLink, over, heldUntil('12:00'), notTwice]
  expect(
    JSON.stringify([...sentences, paymentCopy.keeps('12:00'), pixWaitingTexts.texts.text.standard]),
  ).not.toMatch(/vela/i)
})

it('reopenRefusal names every candle that is missing', () => {
  expect(reopenRefusal([{ name: 'Lavanda', requested: 2, available: 1 }])).toBe(
    'Não há unidades suficientes para reabrir este pedido: Lavanda (precisa de 2, há 1).',
  )
})
