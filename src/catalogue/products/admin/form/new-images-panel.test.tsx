import { expect, test } from 'vitest'
import { renderMarkup, tagWith } from '../../../../../tests/support/render-markup.tsx'
import { NewImagesPanel } from './new-images-panel.tsx'

test('a photograph comes from the files or straight from the camera', () => {
  const html = renderMarkup(<NewImagesPanel form="product" onChoose={() => undefined} />)
  const field = ['<input', 'accept="image/jpeg,image/png,image/webp,image/avif"']
  expect(tagWith(html, ...field, 'multiple')).toContain('Escolher imagens')
  expect(tagWith(html, ...field, 'capture="environment"')).not.toContain('multiple')
  expect(html).toContain('Fotografar')
})
