import { expect, it } from 'vitest'
import { CartSums } from '#checkout/cart/storefront/cart-sums.tsx'
import { FreeFreightHint } from '#checkout/cart/storefront/free-freight-hint.tsx'
import type { FittingCoupon } from '#orders/coupons/domain/choose-coupon.ts'
import { renderMarkup } from '../../../../../tests/support/render-markup.tsx'
import { applyCartCoupon, type CartCoupon } from './cart-coupon.ts'

const ride: FittingCoupon = {
  coupon: { id: 'ride', code: 'FRETE', label: 'Cupom FRETE', offer: { kind: 'freight' } },
  amount: 0,
}
const tenOff: FittingCoupon = {
  coupon: { id: 'ten', code: null, label: 'Dez', offer: { kind: 'percent', percent: 10 } },
  amount: 1798,
}
const cart: CartCoupon = { fitting: [ride, tenOff], entered: { label: 'Cupom FRETE', problem: null } }
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')

it('shows the coupon that the server would choose for this freight, and why the typed one waits', () => {
  const at = (freight: number | null) => {
    const { applied, entered } = applyCartCoupon(cart, { subtotal: 17_980, freight })
    return [applied?.label, applied?.freight, entered?.problem]
  }
  expect(at(1852)).toEqual(['Cupom FRETE', 1852, null])
  expect(at(1500)).toEqual(['Dez', 0, expect.stringContaining('Cupom FRETE fica guardado')])
  expect(at(null)).toEqual(['Dez', 0, 'O frete fica grátis assim que for calculado.'])
  expect(at(0)).toEqual(['Dez', 0, 'Não há frete a pagar aqui. Guardamos Cupom FRETE para outra compra.'])
})

it('shows the price and the reason of free shipping', () => {
  const freight = { label: 'Frete, Motoboy SP', price: 1852, due: 0, couponLabel: 'Cupom FRETE' }
  const sums = renderMarkup(<CartSums count={2} subtotal={17_980} freight={freight} pixDiscountPercent={0} />)
  expect(text(sums)).toContain('Frete, Motoboy SP, com Cupom FRETE R$ 18,52 Grátis Total R$ 179,80')
})

it('shows the amount missing for free shipping only if the owner offers it', () => {
  const hint = (freeAbove: number | null) =>
    text(renderMarkup(<FreeFreightHint freeAbove={freeAbove} subtotal={17_980} />))
  expect(hint(20_000)).toContain('Faltam R$ 20,20 para o frete grátis.')
  expect(hint(17_980)).toContain('Você ganhou frete grátis: suas velas somam R$ 179,80 ou mais.')
  expect(hint(null)).toBe('')
})
