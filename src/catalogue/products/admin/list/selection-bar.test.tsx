import { expect, test } from 'vitest'
import type { AdminProduct } from '#catalogue/products/use-cases/list-admin-products.ts'
import { renderMarkup, tagWith } from '../../../../../tests/support/render-markup.tsx'
import { SelectionBar } from './selection-bar.tsx'

const doNothing = () => undefined
const bar = (chosen: readonly Pick<AdminProduct, 'id'>[], areAll = false) =>
  renderMarkup(
    <SelectionBar
      chosen={chosen as readonly AdminProduct[]}
      areAll={areAll}
      onChooseAll={doNothing}
      onClear={doNothing}
      onAdjustStock={doNothing}
      onDelete={doNothing}
    />,
    '/admin/produtos',
  )

test('offers the whole page before anything is chosen, and what can be done with it after', () => {
  expect(bar([])).toContain('<label for="all-products">Selecionar todos</label>')
  expect(bar([])).not.toContain('role="toolbar"')
  const all = bar([{ id: '6f0bb0a4-5c1b-4a4e-9a0e-3c2a8f4e1d11' }], true)
  expect(tagWith(all, 'id="all-products"')).toContain('checked')
  expect(all).toContain('Alterar preços')
})
