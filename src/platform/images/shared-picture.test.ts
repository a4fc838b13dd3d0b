import { expect, test } from 'vitest'
import { parseSharedPicturePath, sharedMark, sharedPicturePath } from './shared-picture.ts'

const id = '6f0ee2b4-5a3c-4b8e-9d53-0a3a3c1f7a11'
const words = { title: 'Lavanda & Camomila', shopName: 'Lume & Coco' }

test('an address names the thing and a mark of what its picture shows, never its words', () => {
  const mark = sharedMark('/media/product-images/lavanda.webp', words)
  const path = sharedPicturePath('product', id, mark)
  expect(path).toMatch(new RegExp(`^/media/og/product/${id}\\.-?[a-z0-9]+\\.jpg$`))
  expect(parseSharedPicturePath(path)).toEqual({ kind: 'product', id, mark })
})

test('another name, image or shop has another mark', () => {
  const marks = [
    sharedMark('/media/product-images/lavanda.webp', words),
    sharedMark('/media/product-images/lavanda.webp', { ...words, title: 'Lavanda' }),
    sharedMark('/media/product-images/lavanda.webp', { ...words, shopName: 'Velas da Ana' }),
    sharedMark('/media/product-images/lavanda-2.webp', words),
  ]
  expect(new Set(marks).size).toBe(4)
})

test.each([
  `/media/og/product/${id}.jpg`,
  `/media/og/order/${id}.abc.jpg`,
  `/media/og/product/${id}.ABC.jpg`,
  `/media/og/product/../${id}.abc.jpg`,
  '/media/og/product/lavanda.abc.jpg',
])('%s names no picture', (path) => {
  expect(parseSharedPicturePath(path)).toBeUndefined()
})
