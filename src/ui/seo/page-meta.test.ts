import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const matches = [{ loaderData: { siteUrl: 'https://loja.exemplo.com.br', shop: { name: 'Lume & Coco' } } }]
const page = { title: 'Jasmim', description: 'Vela', path: '/produto/jasmim' }

test('has one URL, one title and one image', () => {
  const meta = pageMeta(matches, {
    ...page,
    image: { url: '/media/product-images/jasmim.webp', width: 4, height: 5, alt: 'Vela acesa' },
  })
  expect(meta).toContainEqual({ title: 'Jasmim · Lume & Coco' })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://loja.exemplo.com.br/produto/jasmim',
  })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://loja.exemplo.com.br/media/og/product-images/jasmim.jpg',
  })
  expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a renamed subject gets a new image URL', () => {
  const image = { url: '/media/product-images/jasmim.webp', width: 4, height: 5, alt: '' }
  const readImage = (name: string) => {
    const meta = pageMeta(matches, { ...page, image, shared: { kind: 'product', id: 'an-id', name } })
    expect(meta).toContainEqual({ property: 'og:image:alt', content: name })
    return meta.find((entry) => 'property' in entry && entry.property === 'og:image')
  }
  expect(readImage('Jasmim')).toMatchObject({
    content: expect.stringMatching(
      /^https:\/\/loja\.exemplo\.com\.br\/media\/og\/product\/an-id\.[\w-]+\.jpg$/,
    ),
  })
  expect(readImage('Jasmim')).not.toEqual(readImage('Jasmim da Noite'))
})

test('a page without an image shows the shop’s own', () => {
  expect(pageMeta(matches, page)).toContainEqual({
    property: 'og:image',
    content: 'https://loja.exemplo.com.br/brand/open-graph.jpg',
  })
})

test('a long description ends between two words', () => {
  const meta = pageMeta(matches, { ...page, description: 'palavra '.repeat(40) })
  const { content = '' } = meta.find((entry) => 'name' in entry && entry.name === 'description') as {
    content?: string
  }
  expect(content.length).toBeLessThanOrEqual(159)
  expect(content).toMatch(/ palavra…$/)
})
