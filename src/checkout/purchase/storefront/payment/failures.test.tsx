import { describe, expect, it } from 'vitest'
import { cartFailures } from '#catalogue/products/copy/cart-buttons.ts'
import { CartFailure } from '#checkout/cart/storefront/cart-failure.tsx'
import { successPageCopy } from '#checkout/purchase/copy/after-payment.ts'
import { OrderProblem } from '#checkout/purchase/storefront/order/success-route.tsx'
import { OrdersFailure } from '#orders/storefront/orders-failure.tsx'
import { renderMarkup } from '../../../../../tests/support/render-markup.tsx'
import { PaymentUnavailable } from './payment-unavailable.tsx'

describe('the page after a request failed', () => {
  it('the cart', () => {
    const html = renderMarkup(<CartFailure action={null} />)
    expect(cartFailures.load).toBe('Erro ao carregar carrinho')
    expect(html).toContain('Erro ao carregar carrinho')
  })

  it('the order history', () => {
    const html = renderMarkup(<OrdersFailure />)
    expect(html).toContain('Não foi possível carregar seus pedidos.')
    expect(html).toContain('Tentar novamente')
  })

  it('the order after paying', () => {
    const html = renderMarkup(<OrderProblem sentence={successPageCopy.error.unexpected} mayRetry />)
    expect(html).toContain('Ops! Algo deu errado')
    expect(html).toContain('Erro ao carregar detalhes do pedido')
    expect(html).toContain('Tentar novamente')
    expect(html).toContain('Voltar ao início')
  })

  it('the payment', () => {
    const html = renderMarkup(<PaymentUnavailable />)
    expect(html).toContain('Erro ao carregar sistema de pagamentos. Verifique sua conexao.')
    expect(html).toContain('Tentar novamente')
  })
})
