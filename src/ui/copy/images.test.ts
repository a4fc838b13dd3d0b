import { expect, test } from 'vitest'
import { imageManager, imageRefusals, leftOutFiles, refusedFiles, sizeInMegabytes } from './images.ts'

test('the limits in the sentences are the limits that are kept', () => {
  expect(imageRefusals['too-large']).toContain('15 MB')
  expect(imageRefusals['too-many-pixels']).toContain('50 megapixels')
})

test('the summary of a batch names failures only when there are any', () => {
  expect(imageManager.uploadSummary(3, 0)).toBe('3 imagens enviadas com sucesso')
  expect(imageManager.uploadSummary(3, 2)).toBe('3 imagens enviadas com sucesso, 2 falharam')
})

test('more images than products is said in the singular where the number is one', () => {
  const sentence = imageManager.moreImagesThanProducts
  expect(sentence(3, 2)).toBe('Você selecionou 3 imagens, mas há apenas 2 produtos sem imagem.')
  expect(sentence(2, 1)).toBe('Você selecionou 2 imagens, mas há apenas 1 produto sem imagem.')
  expect(sentence(1, 0)).toBe('Você selecionou 1 imagem, mas há apenas 0 produtos sem imagem.')
})

test('sizes are shown in MB', () => {
  expect(sizeInMegabytes(1_310_720)).toBe('1,25 MB')
})

test('files that are left out are counted, and HEIC comes with the way to JPEG', () => {
  expect(leftOutFiles({ heic: 0, others: 0 })).toBeNull()
  expect(leftOutFiles({ heic: 0, others: 1 })).toBe('1 arquivo ficou de fora porque não é imagem.')
  const sentence = leftOutFiles({ heic: 2, others: 3 })
  expect(sentence).toContain('3 arquivos ficaram de fora porque não são imagens.')
  expect(sentence).toContain('2 fotos ficaram de fora porque estão em HEIC. Envie em JPEG')
})

test('shows each reason once with its rejected files', () => {
  const outcome = (name: string, error: string | null) => ({ file: { name }, error })
  const outcomes = [outcome('a.jpg', 'Foto ruim.'), outcome('b.jpg', null), outcome('c.jpg', 'Foto ruim.')]
  expect(refusedFiles(outcomes)).toEqual(['Foto ruim: a.jpg, c.jpg.'])
})
