import { expect, test } from 'vitest'
import { renderMarkup } from '../../../../tests/support/render-markup.tsx'
import { ParcelOffers } from './parcel-offers.tsx'

test('a carrier’s price can be calculated again, as the courier’s can', () => {
  const arrives = { from: '2026-11-24', until: '2026-11-27' }
  const offer = {
    carrier: 'Correios',
    service: 'PAC',
    price: 4430,
    freeAbove: null,
    leavesOn: '2026-11-18',
    arrives,
  }
  const page = renderMarkup(
    <ParcelOffers
      parcel={{ offers: [offer], chosen: offer }}
      subtotal={9990}
      ref={{ current: null }}
      onChoose={() => {}}
      onRecalculate={() => {}}
    />,
    '/carrinho',
  )
  expect(page).toContain('Recalcular Frete')
})
