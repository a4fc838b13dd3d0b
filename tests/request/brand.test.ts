import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
})
afterAll(() => running?.stop())

const names = { orderPrefix: 'mim', shortName: 'Mimo', newsletter: 'Novas da Mimo' }
const night = { paper: '#f5f6f8', ink: '#141c2b', accent: '#2f4f86', letters: 'fraunces' }

async function save(version: number, values: Record<string, string>) {
  const fields = Object.entries(values).map(([field, value]) => [`brand.${field}`, value])
  const sent = { intent: 'save', section: 'brand', 'brand.version': String(version) }
  const owner = await running.administrator()
  const answer = await owner.post('/admin/marca.data', { ...sent, ...Object.fromEntries(fields) })
  return { status: answer.status, text: await answer.text() }
}

const page = async (path: string) => await (await running.guest().get(path)).text()
const sheetIn = (html: string) => /href="(\/marca\/[^"]+\/loja\.css)"/.exec(html)?.[1]

test('the demo carries nothing of a brand of its own', async () => {
  const home = await page('/')
  expect(sheetIn(home)).toBeUndefined()
  expect(home).toContain('Ritual de Carinho')
})

test('refuses colours that are no colours, or that cannot be read', async () => {
  for (const [accent, fault] of [
    ['red', 'malformed'],
    ['#e8b23a', 'unreadable'],
  ] as const) {
    const refused = await save(0, { ...names, ...night, accent })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(fault)
  }
})

test('another brand reaches the pages, the sheet of colours and the manifest', async () => {
  expect((await save(0, { ...names, ...night })).status).toBe(200)
  await expect.poll(() => page('/')).toContain('Novas da Mimo')
  const home = await page('/')
  expect(home).not.toContain('Ritual de Carinho')
  expect(home).toContain('<meta name="theme-color" content="#f5f6f8"')
  const sheet = await running.guest().get(sheetIn(home) ?? '')
  expect(sheet.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const css = await sheet.text()
  expect(css).toContain('--amber-700:#2f4f86')
  const font = /url\(([^)]+)\)/.exec(css)?.[1] ?? ''
  expect((await running.guest().get(font)).headers.get('content-type')).toBe('font/woff2')
  const earlier = await running.guest().get('/marca/antiga/loja.css')
  expect(earlier.headers.get('cache-control')).toBe('no-cache')
  const manifest = await (await running.guest().get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ short_name: 'Mimo', theme_color: '#f5f6f8' })
})

const drawing =
  '<svg viewBox="0 0 40 20"><script>alert(1)</script><path d="M0 0h40v20z" fill="#2f4f86"/></svg>'

async function upload(version: number, content: BlobPart, name: string) {
  const form = new FormData()
  for (const [field, value] of Object.entries({ intent: 'logo', tone: 'light', version: String(version) }))
    form.set(field, value)
  form.set('file', new File([content], name))
  const answer = await (await running.administrator()).post('/admin/marca.data', form)
  return { status: answer.status, text: await answer.text() }
}

test('refuses a logo that is no drawing', async () => {
  const refused = await upload(0, 'um texto', 'logo.svg')
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Envie o logo em SVG ou PNG.')
  const entities = '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"/>'
  expect((await upload(0, entities, 'logo.svg')).text).toContain('Este SVG não pode ser lido.')
})

test('makes icons, manifest and shared picture from an uploaded logo', async () => {
  expect((await upload(0, drawing, 'logo.svg')).status).toBe(200)
  const guest = running.guest()
  await expect.poll(() => page('/')).toContain('/logo"')
  const home = await page('/')
  const [, src = ''] = /<img[^>]*src="(\/marca\/[^"]+\/logo)"/.exec(home) ?? []
  const logo = await guest.get(src)
  expect(logo.headers.get('content-type')).toBe('image/svg+xml')
  expect(logo.headers.get('content-security-policy')).toContain('sandbox')
  expect(await logo.text()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20z" fill="#2f4f86"/></svg>',
  )
  expect(home).not.toMatch(/href="\/(favicon|apple-touch)/)
  const { icons } = await (await guest.get('/manifest.webmanifest')).json()
  const [, favicon = ''] = /rel="icon" href="([^"]+)"/.exec(home) ?? []
  const [, shared = ''] = /property="og:image" content="https?:\/\/[^/"]+([^"]+)"/.exec(home) ?? []
  const files = [...icons.map((icon: { src: string }) => icon.src), favicon, shared]
  expect(files).toHaveLength(5)
  for (const file of files) {
    const png = await guest.get(file)
    expect([file, png.status, png.headers.get('content-type')]).toEqual([file, 200, 'image/png'])
    expect(png.headers.get('cache-control')).toContain('immutable')
  }
})
