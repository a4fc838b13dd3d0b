import { expect, test } from 'vitest'
import { imageAddress, masterName } from '#platform/images/image-files.ts'
import { isDemoImage } from './demo-image.ts'

const uploaded = (index?: number) =>
  imageAddress({ bucket: 'product-images', name: masterName('jasmim', new Date('2026-11-15'), index) })

test('recognises the rendered images of the demo among uploads', () => {
  expect(isDemoImage('/media/product-images/jasmim-2.webp')).toBe(true)
  expect(isDemoImage(uploaded())).toBe(false)
  expect(isDemoImage(uploaded(2))).toBe(false)
})
