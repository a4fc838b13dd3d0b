import { expect, test } from 'vitest'
import { readAttribute, renderMarkup, tagWith } from '../../../tests/support/render-markup.tsx'
import { Image } from './image.tsx'

const candle = { url: '/media/product-images/jasmim.webp', width: 900, height: 1125, alt: 'Vela Jasmim' }

test('offers AVIF before WebP, each with the sizes of the page', () => {
  const html = renderMarkup(<Image image={candle} sizes="50vw" />)
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'))
  expect(tagWith(html, '<source', 'image/avif')).toMatch(/jasmim\.w480\.avif 480w.*sizes="50vw"/)
})

test('reserves its place and waits until it is needed', () => {
  const image = tagWith(renderMarkup(<Image image={candle} sizes="50vw" />), '<img')
  expect(image).toMatch(/width="900" height="1125"/)
  expect(readAttribute(image, 'loading')).toBe('lazy')
  expect(readAttribute(image, 'alt')).toBe('Vela Jasmim')
})

test('the leading image is fetched first', () => {
  const html = renderMarkup(<Image image={candle} sizes="100vw" priority />)
  expect(readAttribute(tagWith(html, '<img'), 'loading')).toBe('eager')
  expect(readAttribute(tagWith(html, '<img'), 'fetchPriority')).toBe('high')
  expect(readAttribute(tagWith(html, '<link', 'rel="preload"'), 'imageSizes')).toBe('100vw')
})

test('text waits for no image, unless it travels between two pages', () => {
  const readDecoding = (props: object) =>
    readAttribute(tagWith(renderMarkup(<Image image={candle} sizes="50vw" {...props} />), '<img'), 'decoding')
  expect(readDecoding({})).toBe('async')
  expect(readDecoding({ priority: true })).toBe('async')
  expect(readDecoding({ priority: true, viewTransitionName: 'product-1' })).toBe('sync')
})

test('shows the same image in another size until this one has loaded', () => {
  const html = renderMarkup(<Image image={candle} sizes="50vw" standIn="/media/a.w320.avif" />)
  expect(readAttribute(tagWith(html, '<img'), 'style')).toContain('/media/a.w320.avif')
  expect(renderMarkup(<Image image={candle} sizes="50vw" />)).not.toContain('style')
})

test('an image that only repeats another lets the others go first', () => {
  const html = renderMarkup(<Image image={candle} sizes="5rem" minor />)
  expect(readAttribute(tagWith(html, '<img'), 'fetchPriority')).toBe('low')
  expect(readAttribute(tagWith(html, '<img'), 'loading')).toBe('lazy')
})

test('a product without an image shows the drawn candle in the same shape', () => {
  const html = renderMarkup(<Image image={null} sizes="50vw" />)
  expect(readAttribute(tagWith(html, '<img'), 'src')).toContain('placeholder')
  expect(html).not.toContain('<source')
})

test('an image from elsewhere is shown as it is', () => {
  const html = renderMarkup(<Image image={{ ...candle, url: 'https://example.com/a.jpg' }} sizes="50vw" />)
  expect(readAttribute(tagWith(html, '<img'), 'src')).toBe('https://example.com/a.jpg')
  expect(html).not.toContain('<source')
})
