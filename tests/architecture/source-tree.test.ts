import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

interface Rule {
  name: string
}
const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: Rule[] }

const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

const orderedModules = rules.forbidden.flatMap(
  ({ name }) => /^(\w+) imports only from below$/.exec(name)?.[1] ?? [],
)

test('every folder of the source tree has a place in the order of modules', () => {
  expect([...orderedModules, 'app'].sort()).toEqual(folders.sort())
})

test('the page about the architecture lists the modules from bottom to top', () => {
  const [, modules = ''] = readFileSync('docs/architecture.md', 'utf8').split('## Modules')
  const rows = (modules.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)` +\|/gm)
  expect([...rows].map(([, name]) => name)).toEqual([...orderedModules, 'app'])
})
