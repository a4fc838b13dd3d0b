import { expect, test } from 'vitest'
import { formatBrl } from '#platform/domain/money.ts'
import { productHistory } from './admin-product-history.ts'

const small = { name: '120 g', priceAdjustment: -3000, cost: 3150, sku: '' }

test('shows each size separately, and only its changed fields', () => {
  expect(
    productHistory.apart({
      price: { from: 9490, to: 9990 },
      variants: {
        from: [small, { ...small, name: '180 g' }, { ...small, name: '320 g' }],
        to: [
          { ...small, cost: 3300, sku: 'FIG-120' },
          { ...small, name: '180 g' },
          { ...small, name: '500 g' },
        ],
      },
      sizeStocks: {
        from: [
          { name: '120 g', stock: 4 },
          { name: '180 g', stock: 5 },
        ],
        to: [
          { name: '120 g', stock: 6 },
          { name: '180 g', stock: 5 },
        ],
      },
    }),
  ).toEqual({
    price: { from: 9490, to: 9990 },
    '120 g, Custo': { from: formatBrl(3150), to: formatBrl(3300) },
    '120 g, Código (SKU)': { from: '', to: 'FIG-120' },
    'Tamanho 320 g': { from: 'no catálogo', to: 'não existe mais' },
    'Tamanho 500 g': { from: 'não existia', to: 'no catálogo' },
    '120 g, Estoque': { from: 4, to: 6 },
  })
})
