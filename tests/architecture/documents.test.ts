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
      linksOf(textOf(file))
        .filter((link) => !existsSync(join(dirname(file), link)))
        .map((link) => `${file}: ${link}`),
    )
    expect(documents.length).toBeGreaterThan(records.length)
    expect(dead).toEqual([])
  })

  test('and the code name decisions that exist', () => {
    const known = new Set(records.map((name) => name.slice(0, 4)))
    const naming = [
      ...documents,
      ...['src', 'tests', 'scripts', 'bench'].flatMap((folder) => filesBelow(folder, /\.(tsx?|css)$/)),
    ]
    const unknown = naming.flatMap((file) =>
      [...textOf(file).matchAll(/decisions\/(\d{4})/g)]
        .filter(([, number = '']) => !known.has(number))
        .map(([name]) => `${file}: ${name}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('the decisions', () => {
  const rows = textOf(`${decisions}/README.md`)
    .split('\n')
    .filter((line) => /^\| \[\d{4}\]/.test(line))

  test('are each listed once, in order', () => {
    expect(rows.map((row) => /\((.*?)\)/.exec(row)?.[1])).toEqual(records.sort())
  })

  test('say first where they no longer hold, as their list does', () => {
    const superseded = records.filter((name) => /^# .*\n\nSuperseded /.test(textOf(`${decisions}/${name}`)))
    const listed = rows.filter((row) => / superseded by /.test(row)).map((row) => /\((.*?)\)/.exec(row)?.[1])
    expect(listed).toEqual(superseded)
  })
})

/** What a text links to inside the project: no web address, no place in a page. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, image]) => (link ?? image ?? '').replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
