import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SOURCES = fileURLToPath(new URL('../../', import.meta.url))
const SHARED = join('ui', 'styles', 'base.css')
const readCss = (path: string) => readFileSync(join(SOURCES, path), 'utf8')

it('hides the marker of the browser on every summary, and draws the chevron of the shop', () => {
  const shared = readCss(SHARED)
  expect(shared).toMatch(/^summary \{[^}]*list-style: none;/m)
  expect(shared).toMatch(/^summary::-webkit-details-marker \{\s*display: none;/m)
  expect(shared).toMatch(/^\[open\] > summary::after \{\s*rotate: 225deg;/m)
  for (const sheet of ['ui/styles/admin.css', 'ui/styles/sheets/shop.css'])
    expect(readCss(sheet)).toMatch(/@import "[./a-z]*\/base\.css" layer\(base\);/)
})

it('leaves the marker of a summary to the shared style sheet', () => {
  const ownMarkers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && path !== SHARED)
    .filter((path) =>
      /list-item|list-style-position|details-marker|disclosure-|rotate: 225deg/.test(readCss(path)),
    )
  expect(ownMarkers).toEqual([])
})
