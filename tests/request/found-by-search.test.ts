import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readContent } from '../support/page-content.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
})
afterAll(() => running?.stop())

const siteUrl = () => running.shop.config.siteUrl
const page = async (path: string) => readContent(await running.guest().get(path))
const readMeta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )
const typesOn = async (path: string) => structuredData(await page(path)).map((data) => data['@type'])

const publicPages = [
  '/',
  '/produtos',
  '/produto/jasmim',
  '/colecoes',
  '/colecoes/calma',
  '/blog',
  '/blog/o-primeiro-acender',
  '/nossa-historia',
  '/processo-artesanal',
  '/sustentabilidade',
  '/privacidade',
  '/termos',
  '/entrega',
  '/trocas-e-arrependimento',
  '/acessibilidade',
  '/vale-presente',
]

test.each(publicPages)('%s has one title, one address, words and an image of its own', async (path) => {
  const html = await page(path)
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html).toContain(`<link rel="canonical" href="${siteUrl()}${path}"`)
  expect(readMeta(html, 'description')?.length).toBeGreaterThan(50)
  expect(readMeta(html, 'description')?.length).toBeLessThan(170)
  expect(readMeta(html, 'og:url')).toBe(siteUrl() + path)
  const image = readMeta(html, 'og:image')?.replace(siteUrl(), '') ?? ''
  const answer = await running.guest().get(image)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('a shared candle has a picture with its name, under an address that another name would change', async () => {
  const html = await page('/produto/jasmim')
  const image = readMeta(html, 'og:image')?.replace(siteUrl(), '') ?? ''
  expect(image).toMatch(/^\/media\/og\/product\/[0-9a-f-]{36}\.[\w-]+\.jpg$/)
  expect(['width', 'height', 'alt'].map((fact) => readMeta(html, `og:image:${fact}`))).toEqual([
    '1200',
    '630',
    expect.stringMatching(/./),
  ])
  expect(readMeta(html, 'twitter:card')).toBe('summary_large_image')
  const statusOf = async (path: string) => (await running.guest().get(path)).status
  expect(await statusOf(image.replace(/\.[\w-]+\.jpg$/, '.abc.jpg'))).toBe(404)
  expect(await statusOf(image.replace(/product\/[0-9a-f]{8}/, 'product/00000000'))).toBe(404)
})

test('titles and descriptions differ from page to page', async () => {
  const titles = await Promise.all(
    publicPages.map(async (path) => /<title>(.*?)<\/title>/.exec(await page(path))?.[1]),
  )
  expect(new Set(titles).size).toBe(publicPages.length)
})

test.each([
  ['/produtos', 'Velas artesanais'],
  ['/colecoes', 'Coleções de velas'],
  ['/colecoes/madeiras', 'Velas da coleção Madeiras'],
  ['/produto/jasmim', 'Vela Jasmim da Noite'],
])('the title of %s names candles', async (path, title) => {
  expect(/<title>(.*?) ·/.exec(await page(path))?.[1]).toBe(title)
})

test('structured data', async () => {
  expect(await typesOn('/')).toEqual(['Organization', 'WebSite'])
  expect(await typesOn('/produto/jasmim')).toEqual(['BreadcrumbList', 'ProductGroup', 'FAQPage'])
  expect(await typesOn('/blog/o-primeiro-acender')).toEqual(['BreadcrumbList', 'BlogPosting'])
  const product = structuredData(await page('/produto/jasmim')).find(
    (data) => data['@type'] === 'ProductGroup',
  )
  expect(product?.hasVariant).toHaveLength(3)
  expect(JSON.stringify(product)).toContain('https://schema.org/InStock')
})

test('a filtered list is not found by search engines, and names the list that is', async () => {
  const html = await page('/colecoes/madeiras?nota=cedro')
  expect(readMeta(html, 'robots')).toBe('noindex')
  expect(html).toContain(`<link rel="canonical" href="${siteUrl()}/colecoes/madeiras"`)
  expect(readMeta(await page('/colecoes/madeiras?filtros=abertos'), 'robots')).toBe('noindex')
  expect(readMeta(await page('/colecoes/madeiras'), 'robots')).toBeUndefined()
})

test('a page’s address does not change with the order of a list', async () => {
  const html = await page('/produtos?sort=name')
  expect(html).toContain(`<link rel="canonical" href="${siteUrl()}/produtos"`)
})

describe('files for machines', () => {
  test('the sitemap names every page that may be found, and only those', async () => {
    const answer = await running.guest().get('/sitemap.xml')
    expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    const xml = await answer.text()
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      url.replace(siteUrl(), ''),
    )
    for (const path of publicPages) expect(addresses).toContain(path)
    expect(addresses.filter((path) => path.startsWith('/produto/'))).toHaveLength(17)
    expect(addresses.filter((path) => path.startsWith('/colecoes/'))).toHaveLength(5)
    expect(addresses).not.toContain('/blog/a-mesa-posta')
    expect(addresses.some((path) => path.startsWith('/admin'))).toBe(false)
  })

  test('the feed for Google and Meta has an item for each size, and its links are those of the page', async () => {
    const answer = await running.guest().get('/feeds/google.xml')
    expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
    const xml = await answer.text()
    const links = [...xml.matchAll(/<g:link>([^<]+)<\/g:link>/g)].map(([, url = '']) =>
      url.replace(siteUrl(), ''),
    )
    expect(links).toContain('/produto/jasmim?tamanho=320+g')
    expect(xml.match(/<item>/g)).toHaveLength(links.length)
    const image = /<g:image_link>([^<]+)</.exec(xml)?.[1]?.replace(siteUrl(), '') ?? ''
    const shown = await running.guest().get(image)
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    expect(xml).not.toMatch(/<g:image_link>[^<]*tamanhos-/)
  })

  test('the feed is kept like a page', async () => {
    const first = await running.guest().get('/feeds/google.xml')
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).not.toBe('')
    const again = await running.guest().get('/feeds/google.xml', { 'If-None-Match': etag })
    expect(again.status).toBe(304)
  })

  test('robots.txt closes the private pages and shows the way to the sitemap', async () => {
    const text = await page('/robots.txt')
    for (const path of ['/admin', '/carrinho', '/auth', '/pedidos'])
      expect(text).toContain(`Disallow: ${path}`)
    expect(text).not.toContain('Disallow: /\n')
    expect(text).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`)
  })

  test('security.txt names a contact for vulnerabilities, valid for less than a year', async () => {
    const text = await page('/.well-known/security.txt')
    expect(text).toContain(`Contact: mailto:${running.shop.settings.current().values.contact.email}\n`)
    expect(text).toContain(`Canonical: ${siteUrl()}/.well-known/security.txt\n`)
    const expires =
      new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime() - running.shop.clock.now().getTime()
    expect(expires / 86_400_000).toBe(180)
  })

  test('the manifest’s icons are there', async () => {
    const answer = await running.guest().get('/manifest.webmanifest')
    expect(answer.headers.get('Content-Type')).toContain('application/manifest+json')
    const { icons, start_url } = (await answer.json()) as { icons: { src: string }[]; start_url: string }
    expect(start_url).toBe('/')
    for (const { src } of icons) expect((await running.guest().get(src)).status).toBe(200)
  })

  test('the feed holds the published posts, newest first', async () => {
    const answer = await running.guest().get('/blog/rss.xml')
    expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
    const xml = await answer.text()
    expect(xml.match(/<item>/g)).toHaveLength(6)
    expect(xml.indexOf('48-horas-de-cura')).toBeLessThan(xml.indexOf('o-primeiro-acender'))
    expect(xml).toContain(`<link>${siteUrl()}/blog/48-horas-de-cura</link>`)
    expect(await page('/blog')).toContain('type="application/rss+xml" href="/blog/rss.xml"')
  })
})

test('a preview of the shop keeps out of search engines', async () => {
  const preview = await startSeededShop(inject('seededShop'), {
    SITE_URL: 'https://loja.vercel.app',
    SHOP_NAME: 'Loja',
    SHOP_CNPJ: '11.222.333/0001-81',
    SHOP_ADDRESS: 'Rua Harmonia, 500',
    SHOP_EMAIL: 'ola@exemplo.com.br',
    SHOP_PHONE: '(11) 99999-0000',
    ALLOW_OFFLINE_PAYMENTS: '1',
    ALLOW_OFFLINE_MAIL: '1',
    SEED: 'none',
    SESSION_SECRET: 'a secret of at least thirty-two characters',
  })
  const text = await (await preview.guest().get('/robots.txt')).text()
  await preview.stop()
  expect(text).toContain('Disallow: /\n')
})

test('a search for a vale-presente leads to it while the shop sells it', async () => {
  const offer = '<a href="/vale-presente" data-discover="true">Ver o vale-presente</a>'
  for (const words of ['vale presente', 'gift', 'Gift card']) {
    const resultsPage = await page(`/produtos?search=${encodeURIComponent(words)}`)
    expect(resultsPage).toContain(offer)
    expect(resultsPage).not.toMatch(/Nenhuma vela encontrada|Nenhum produto/)
  }
  expect(await page('/produtos?search=jasmim')).not.toContain(offer)
})
