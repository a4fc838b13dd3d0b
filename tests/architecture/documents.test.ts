import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const decisions = 'docs/decisions'

const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'src', 'design'].flatMap((folder) => filesBelow(folder, /\.md$/)),
]
const records = readdirSync(decisions).filter((name) => /^\d{4}-/.test(name))
const textOf = (file: string) => readFileSync(file, 'utf8')

describe('the documents', () => {
  test('lead to files that exist', () => {
    const dead = documents.flatMap((file) =>
      listLinks(textOf(file))
        .filter((link) => !existsSync(join(dirname(file), link)))
        .map((link) => `${file}: ${link}`),
    )
    expect(documents.length).toBeGreaterThan(records.length)
    expect(dead).toEqual([])
  })

  test('and the code name decisions that exist', () => {
    const knownNumbers = new Set(records.map((name) => name.slice(0, 4)))
    const naming = [
      ...documents,
      ...['src', 'tests', 'scripts', 'lab'].flatMap((folder) => filesBelow(folder, /\.(tsx?|css)$/)),
    ]
    const unknown = naming.flatMap((file) =>
      [...textOf(file).matchAll(/decisions\/(\d{4})/g)]
        .filter(([, number = '']) => !knownNumbers.has(number))
        .map(([name]) => `${file}: ${name}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('the code that documents name', () => {
  test.each(documents.filter((file) => !file.startsWith(decisions)))(
    'exists where %s names it',
    (document) => {
      const paths = listNames(textOf(document)).filter((name) => rooted.test(name))
      expect(paths.filter((path) => !existsSync(path))).toEqual([])
    },
  )

  test.each([
    ['docs/brand.md', 'src/ui/brand'],
    ['src/ui/README.md', 'src/ui'],
  ])('exists where %s leaves out its folder', (document, folder) => {
    const files = listNames(textOf(document)).filter(
      (name) => !rooted.test(name) && /\.(tsx?|css|svg)$/.test(name),
    )
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
  })

  test('is in the file of the design system that the document names', () => {
    const kit = 'src/ui'
    const missing = listComponents(textOf(`${kit}/README.md`)).filter(({ file, name }) => {
      const path = existsSync(join(kit, file)) ? join(kit, file) : file
      return !new RegExp(`export (function|const) ${name}\\b`).test(textOf(path))
    })
    expect(missing).toEqual([])
  })
})

describe('the decisions', () => {
  const rows = textOf(`${decisions}/README.md`)
    .split('\n')
    .filter((line) => /^\| \[\d+\]/.test(line))

  test('are listed once each, in order', () => {
    expect(rows.map((row) => /\((.*?)\)/.exec(row)?.[1])).toEqual(records.sort())
  })
})

const listLinks = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, image]) => (link ?? image ?? '').replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))

const listNames = (text: string) => [...text.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name)
const rooted = /^(src|tests|scripts|docs|design|public|lab|deploy)\//

function listComponents(text: string): { file: string; name: string }[] {
  let file = ''
  return text.split('\n').flatMap((line) => {
    const [, first = '', second = ''] = line.split(/(?<!\\)\|/)
    if (!line.startsWith('|') || !second.includes('`')) return []
    file = /`(.*?)`/.exec(first)?.[1] ?? file
    const names = second.split(':')[0]?.matchAll(/`(\w+)`/g) ?? []
    return [...names].map(([, name = '']) => ({ file, name }))
  })
}
