import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { RouteName } from '#addresses.ts'
import { routeTable } from '#app/route-table.ts'
import { recordStatements } from '../support/recorded-statements.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'

const windowPages = {
  home: '/',
  products: '/produtos?search=coco&sort=price-asc',
  product: '/produto/canela-laranja',
  quiz: '/descobrir?comodo=quarto&momento=desacelerar&intensidade=suave&evitar=nada',
  collections: '/colecoes',
  collection: '/colecoes/calma?intensidade=2',
  blog: '/blog',
  blogPost: '/blog/por-que-cera-de-coco',
} as const satisfies Partial<Record<RouteName, string>>

const MAX_STATEMENTS = 2
const MAX_SCRIPT_BYTES = 140 * 1024
const MAX_SCRIPT_FILES = 14
const MAX_ANY_SCRIPT_BYTES = 167 * 1024
/** Compressed, including the data for hydration: fits into the first two round trips of a connection. */
const MAX_DOCUMENT_BYTES = 20 * 1024
/** Images fetched before scrolling on a phone: one second on a slow connection. */
const MAX_EARLY_IMAGE_BYTES = 150 * 1024

let running: RunningShop
let recording: ReturnType<typeof recordStatements>
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  const { db, publicReads } = running.shop
  recording = recordStatements(running, [db, publicReads])
})
afterAll(() => running?.stop())

describe('statements', () => {
  test.each(Object.entries(windowPages))('%s asks the database little', async (_name, address) => {
    recording.forget()
    expect((await running.guest().get(address)).status).toBe(200)
    const statements = recording.statements()
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MAX_STATEMENTS)
  })

  test.each(Object.entries(windowPages))('%s asks nothing when it was just made', async (_name, address) => {
    recording.forget()
    await running.guest().get(address)
    expect(recording.statements()).toEqual([])
  })
})

describe('documents', () => {
  test.each(Object.entries(windowPages))('%s is at most 20 KB of HTML', async (_name, address) => {
    const html = await (await running.guest().get(address)).text()
    expect(html).toContain('</html>')
    expect(gzipSync(html).length).toBeLessThanOrEqual(MAX_DOCUMENT_BYTES)
  })

  test.each(Object.entries(windowPages))('%s waits for two stylesheets at most', async (_name, address) => {
    const html = await (await running.guest().get(address)).text()
    expect(html.match(/<link[^>]+rel="stylesheet"[^>]*>/g)?.length).toBeLessThanOrEqual(2)
    const scripts = html.match(/<script[^>]+\ssrc=[^>]*>/g) ?? []
    for (const script of scripts) expect(script).toMatch(/\s(async|defer|type="module")/)
  })

  test.each(Object.entries(windowPages))(
    '%s lets no script travel before it is painted, and one image first',
    async (_name, address) => {
      const html = await (await running.guest().get(address)).text()
      expect(html).not.toMatch(/rel="(modulepreload|prefetch)"|type="module"|<script[^>]+\ssrc=/)
      const modules = /<script[^>]+type="text\/plain"[^>]+data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ')
      expect(modules?.filter((path) => /^\/assets\/[\w.-]+\.js$/.test(path)).length).toBeGreaterThan(3)
      expect(html.match(/<img[^>]+fetchpriority="high"/gi)).toHaveLength(1)
      const preloaded = html.match(/<link[^>]+rel="preload"[^>]+as="image"[^>]*>/g) ?? []
      expect(preloaded.filter((link) => link.includes('type="image/avif"'))).toHaveLength(1)
    },
  )
})

describe('images', () => {
  /** A phone is 390 CSS pixels wide at a density of 2. Images may exceed the screen by a third. */
  const PHONE_DOTS = 390 * 2 * 1.33
  const chooseImage = (srcSet: string) => {
    const candidates = srcSet.split(',').map((text) => text.trim().split(' '))
    return (candidates.find(([, width = '0w']) => Number.parseInt(width, 10) >= PHONE_DOTS) ??
      candidates.at(-1))?.[0] as string
  }
  const eager = (html: string) =>
    (html.match(/<picture[^>]*>.*?<\/picture>/g) ?? []).filter((image) => !image.includes('loading="lazy"'))

  test.each(Object.entries(windowPages))(
    '%s brings at most 150 KB before scrolling',
    async (_name, address) => {
      const guest = running.guest()
      const images = eager(await (await guest.get(address)).text())
      let bytes = 0
      for (const image of images) {
        const srcSet = /srcset="([^"]+)"/i.exec(image)?.[1]
        expect(srcSet, image).toBeDefined()
        bytes += (await (await guest.get(chooseImage(srcSet ?? ''))).arrayBuffer()).byteLength
      }
      expect(bytes).toBeLessThanOrEqual(MAX_EARLY_IMAGE_BYTES)
    },
  )

  test('the product page brings its image early', async () => {
    expect(eager(await (await running.guest().get(windowPages.product)).text()).length).toBeGreaterThan(0)
  })
})

/** Compressed kilobytes of all stylesheets of a page. Only lower these limits. */
const styleBudgets: readonly (readonly [RouteName, string, 'guest' | 'owner', number])[] = [
  ['home', '/', 'guest', 17],
  ['product', '/produto/canela-laranja', 'guest', 22],
  ['cart', '/carrinho', 'guest', 26.5],
  ['adminDashboard', '/admin/dashboard', 'owner', 18.5],
  ['adminToday', '/admin/hoje', 'owner', 18.5],
  ['adminOrders', '/admin/pedidos', 'owner', 19.7],
  ['adminProducts', '/admin/produtos', 'owner', 19.6],
  ['adminMaterials', '/admin/materiais', 'owner', 19],
  ['adminCalendar', '/admin/calendario', 'owner', 20],
  ['adminShop', '/admin/loja', 'owner', 19.8],
]

describe('styles', () => {
  test.each(styleBudgets)('%s loads no more CSS than its ceiling', async (_name, address, who, ceiling) => {
    const visitor = who === 'owner' ? await running.administrator() : running.guest()
    const html = await (await visitor.get(address)).text()
    const links = html.match(/<link[^>]+rel="stylesheet"[^>]*>/g) ?? []
    const sheets = await Promise.all(
      links.map(async (link) => (await visitor.get(/href="([^"]+)"/.exec(link)?.[1] ?? '')).text()),
    )
    const inline = html.match(/<style[\s\S]*?<\/style>/g) ?? []
    expect(sheets.length).toBeGreaterThan(0)
    const kilobytes = [...sheets, ...inline].reduce((sum, css) => sum + gzipSync(css).length, 0) / 1_024
    expect(kilobytes).toBeLessThanOrEqual(ceiling)
  })
})

interface RouteFiles {
  parentId?: string
  module: string
  imports?: string[]
}

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, RouteFiles>
}

const client = new URL('../../build/client', import.meta.url)

function readManifest(): Manifest {
  const folder = new URL('./client/assets/', client)
  const marks = 'window.__reactRouterManifest='
  for (const name of readdirSync(folder)) {
    if (!/^manifest-\w+\.js$/.test(name)) continue
    const text = readFileSync(new URL(name, folder), 'utf8')
    if (text.startsWith(marks)) return JSON.parse(text.slice(marks.length).replace(/;\s*$/, ''))
  }
  throw new Error('the build has no manifest of its routes')
}

describe('scripts', () => {
  const manifest = readManifest()

  function collectFiles(route: string): Set<string> {
    const files = [manifest.entry.module, ...manifest.entry.imports]
    for (let id: string | undefined = route; id; id = manifest.routes[id]?.parentId) {
      const part = manifest.routes[id]
      if (part) files.push(part.module, ...(part.imports ?? []))
    }
    return new Set(files)
  }

  const measureSize = (file: string) => gzipSync(readFileSync(new URL(`./client${file}`, client))).length

  const pageRoutes = Object.entries(routeTable).flatMap(([name, { module }]) =>
    module.endsWith('.tsx') ? [name] : [],
  )

  test.each(Object.keys(windowPages))('%s loads at most 140 KB in 14 files', (route) => {
    const files = [...collectFiles(route)]
    expect(files.length).toBeGreaterThan(3)
    expect(files.length).toBeLessThanOrEqual(MAX_SCRIPT_FILES)
    expect(files.reduce((sum, file) => sum + measureSize(file), 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  })

  const routes = Object.entries(routeTable)
  const isBackOffice = ([, { access }]: (typeof routes)[number]) =>
    access === 'administrator' || access === 'helper'

  test.each(pageRoutes)('%s loads at most 167 KB for every visitor', (route) => {
    const bytes = [...collectFiles(route)].reduce((sum, file) => sum + measureSize(file), 0)
    expect(bytes).toBeLessThanOrEqual(MAX_ANY_SCRIPT_BYTES)
  })

  test('no public page contains the back office', () => {
    const adminContent = ['adminFrame', ...routes.filter(isBackOffice).map(([name]) => name)]
    const adminModules = new Set(adminContent.flatMap((name) => manifest.routes[name]?.module ?? []))
    expect(adminModules.size).toBeGreaterThan(0)
    const publicPages = routes.filter((route) => !isBackOffice(route)).map(([name]) => name)
    for (const page of publicPages) {
      for (const file of collectFiles(page)) {
        expect(adminModules.has(file), `${page} loads ${file}`).toBe(false)
        expect(readFileSync(new URL(`./client${file}`, client), 'utf8')).not.toContain('Gestão de Pedidos')
      }
    }
  })
})
