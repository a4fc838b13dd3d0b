import { expect, test } from 'vitest'
import { renderMarkup } from '../../../../tests/support/render-markup.tsx'
import { CartSums } from './cart-sums.tsx'

const freight = { label: 'Motoboy', price: 1500, due: 1500 }
const shown = (byVoucher: number) =>
  renderMarkup(
    <CartSums count={2} subtotal={10000} freight={freight} byVoucher={byVoucher} pixDiscountPercent={5} />,
  )

test('shows the Pix price if it differs, but not if a voucher paid the candles', () => {
  expect(shown(0)).toContain('by-pix')
  expect(shown(5000)).toContain('by-pix')
  expect(shown(10000)).not.toContain('by-pix')
})
