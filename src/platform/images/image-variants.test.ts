import { expect, test } from 'vitest'
import { imageVariants, openGraphImage, variantWidths } from './image-variants.ts'

test('an image offers every width below its own, and its own, in both formats', () => {
  expect(imageVariants('/media/product-images/jasmim.webp', 700)).toEqual({
    avif: '/media/product-images/jasmim.w320.avif 320w, /media/product-images/jasmim.w480.avif 480w, /media/product-images/jasmim.w640.avif 640w, /media/product-images/jasmim.avif 700w',
    webp: '/media/product-images/jasmim.w320.webp 320w, /media/product-images/jasmim.w480.webp 480w, /media/product-images/jasmim.w640.webp 640w, /media/product-images/jasmim.webp 700w',
  })
})

test('an image as wide as one of the steps does not offer that step twice', () => {
  expect(variantWidths(900)).toEqual([320, 480, 640])
  expect(variantWidths(320)).toEqual([])
})

test('a name that ends in digits stays apart from its widths', () => {
  expect(imageVariants('/media/product-images/lavanda-camomila-2.webp', 400)?.avif).toBe(
    '/media/product-images/lavanda-camomila-2.w320.avif 320w, /media/product-images/lavanda-camomila-2.avif 400w',
  )
})

test('the link preview has a path of its own', () => {
  expect(openGraphImage('/media/blog-images/pavio.webp')).toBe('/media/og/blog-images/pavio.jpg')
})

test.each(['https://elsewhere.example/a.webp', '/media/product-images/a.w480.webp', '/placeholder.svg', ''])(
  'a URL that the pipeline did not make has no variants: %s',
  (url) => {
    expect(imageVariants(url, 800)).toBeUndefined()
    expect(openGraphImage(url)).toBeUndefined()
  },
)
