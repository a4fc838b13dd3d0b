import { expect, test } from 'vitest'
import { masterName, mediaUrl } from '../images/media-files.ts'
import { isDemoPicture } from './demo-picture.ts'

const uploaded = (index?: number) =>
  mediaUrl({ bucket: 'product-images', name: masterName('jasmim', new Date('2026-11-15'), index) })

test('the rendered pictures of the demo are told from uploads', () => {
  expect(isDemoPicture('/media/product-images/jasmim-2.webp')).toBe(true)
  expect(isDemoPicture(uploaded())).toBe(false)
  expect(isDemoPicture(uploaded(2))).toBe(false)
})
