import { expect, test } from 'vitest'
import { imageManager, imageRefusals, sizeInMegabytes } from './images.ts'

test('the limits in the sentences are the limits that are kept', () => {
  expect(imageRefusals['too-large']).toContain('15 MB')
  expect(imageRefusals['too-many-pixels']).toContain('50 megapixels')
})

test('the summary of a batch names failures only when there are any', () => {
  expect(imageManager.uploadSummary(3, 0)).toBe('3 imagens enviadas com sucesso')
  expect(imageManager.uploadSummary(3, 2)).toBe('3 imagens enviadas com sucesso, 2 falharam')
})

test('sizes are shown in MB', () => {
  expect(sizeInMegabytes(1_310_720)).toBe('1,25 MB')
})
