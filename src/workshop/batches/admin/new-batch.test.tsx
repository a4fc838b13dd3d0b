import { expect, test } from 'vitest'
import { renderMarkup, tagWith } from '../../../../tests/support/render-markup.tsx'
import { NewBatch } from './new-batch.tsx'

const size = (variantId: string, name: string) => ({ variantId, size: name, waiting: 0 })
const products = [
  { productId: 'jasmim', name: 'Jasmim', sizes: [size('a', '120 g')] },
  { productId: 'mel', name: 'Mel', sizes: [size('b', '180 g'), size('c', '320 g')] },
]
const form = (chosen?: string) =>
  renderMarkup(
    <NewBatch
      products={products}
      pourer="Clara"
      chosen={chosen}
      today="2026-11-18"
      needs={{ productId: 'jasmim', recipes: [], materials: [] }}
      proposed={null}
      isOwner
    />,
    '/admin/levas',
  )

test('asks for the sizes of the candle that the address names, else of the first', () => {
  expect(form()).toContain('value="jasmim:a"')
  expect(tagWith(form(), 'name="pouredBy"')).toContain('value="Clara"')
  expect(form('gone')).toContain('value="jasmim:a"')
  const html = form('mel')
  expect(html).toContain('value="mel:b"')
  expect(html).toContain('value="mel:c"')
  expect(html).not.toContain('jasmim:a')
  expect(tagWith(html, '<option', 'value="mel"')).toContain('selected')
})
