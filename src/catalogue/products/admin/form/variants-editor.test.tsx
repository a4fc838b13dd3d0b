import { expect, test } from 'vitest'
import type { ProductFaults } from '#catalogue/products/domain/product-faults.ts'
import type { ProductInput, VariantInput } from '#catalogue/products/domain/product-input.ts'
import { renderMarkup } from '../../../../../tests/support/render-markup.tsx'
import { VariantsEditor } from './variants-editor.tsx'

const size = {
  id: 'a',
  name: '120 g',
  priceAdjustment: '0,00',
  stockQuantity: '3',
  addedStock: '',
} as VariantInput
const rows = (faults: ProductFaults) =>
  renderMarkup(
    <VariantsEditor
      input={{ variants: [size] } as unknown as ProductInput}
      price="90,00"
      images={[]}
      seenSizes={undefined}
      faults={faults}
      onEdit={() => {}}
    />,
    '/admin/produtos/novo',
  )

test('the most used fields are visible, the rest behind one click', () => {
  const [shown = '', behind = ''] = rows({}).split('<details class="more-fields">')
  for (const label of ['>Preço<', 'Em estoque', 'Somar', 'Custo', 'Peso com a embalagem (kg)'])
    expect(shown).toContain(label)
  for (const label of [
    'Estoque mínimo',
    'Código (SKU)',
    'Diferença de preço',
    'Medidas com a embalagem (cm)',
    'Ficha do tamanho',
  ]) {
    expect(shown).not.toContain(label)
    expect(behind).toContain(label)
  }
})

test('fields with errors are never hidden', () => {
  expect(rows({ 'variants.0.sku': 'taken' })).toContain('<details class="more-fields" open')
  expect(rows({ 'variants.0.cost': 'unreadable' })).not.toContain('more-fields" open')
})
