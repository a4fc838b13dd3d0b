import { expect, test } from 'vitest'
import { assignUploads } from './assign-uploads.ts'

const products = [
  { id: '1', name: 'Café & Cacau', slug: 'cafe-cacau' },
  { id: '2', name: 'Capim-limão', slug: 'capim-limao' },
  { id: '3', name: 'Mel & Figo', slug: 'mel-figo' },
]

const assigned = (...names: string[]) =>
  assignUploads(
    names.map((name) => ({ name })),
    products,
  ).map(({ file, product }) => `${file.name} → ${product.slug}`)

test('assigns one image to each product, in order', () => {
  expect(assigned('IMG_1.jpg', 'IMG_2.jpg')).toEqual(['IMG_1.jpg → cafe-cacau', 'IMG_2.jpg → capim-limao'])
})

test('a file that is named like a product goes there, the others fill what is left', () => {
  expect(assigned('Mel_Figo-2.JPG', 'IMG_1.jpg', 'café cacau.png')).toEqual([
    'Mel_Figo-2.JPG → mel-figo',
    'IMG_1.jpg → capim-limao',
    'café cacau.png → cafe-cacau',
  ])
})

test('two images of one name do not go to one product', () => {
  expect(assigned('mel-figo-1.jpg', 'mel-figo-2.jpg')).toEqual([
    'mel-figo-1.jpg → mel-figo',
    'mel-figo-2.jpg → cafe-cacau',
  ])
})
