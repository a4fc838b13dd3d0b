import { expect, it } from 'vitest'
import { readImage, writeImage } from './image-value.ts'

const image = { url: '/media/blog-images/atelie.webp', width: 1500, height: 1200, alt: 'Velas em cura' }

it('is read as it was written', () => {
  expect(readImage(writeImage(image))).toEqual(image)
  expect(readImage(writeImage({ ...image, alt: '' }))).toEqual({ ...image, alt: '' })
})

it.each([
  '',
  'https://elsewhere.example/a.webp 10 10',
  '/media/blog-images/atelie.webp',
  '/media/x/y.webp 0 5 z',
])('%j is no image', (value) => {
  expect(readImage(value)).toBeNull()
})
