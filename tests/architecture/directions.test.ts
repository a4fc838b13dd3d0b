import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { importsOf, sourceFiles, textOf } from './imports.ts'
import { layers, mayImport } from './layers.ts'
import { importsBetweenFeatures, offeredTo } from './offers.ts'
import { ringsOfFiles, ringsOfFolders } from './rings.ts'
import { readDocument, withCurrentTable } from './write-table.ts'

const files = sourceFiles()
const imports = files.flatMap(importsOf)
const running = imports.filter(({ typeOnly }) => !typeOnly)
const layerOf = (file: string) => layers.find(({ path }) => path.test(file))

describe('the layers of the source tree', () => {
  test('the check sees the whole tree', () => {
    for (const file of [
      'server.ts',
      'addresses.ts',
      'domain/money.ts',
      'shop/cart/add-to-cart.ts',
      'web/root.tsx',
    ])
      expect(files).toContain(file)
    const toMoney = imports.filter(({ to }) => to === 'domain/money.ts').map(({ from }) => from)
    expect(toMoney).toContain('domain/freight/price-freight.ts')
    expect(sourceFiles('../bench')).toContain('../bench/run.ts')
  })

  test('every file that the build groups by name is there', () => {
    const named = readFileSync('vite.config.ts', 'utf8').match(/(?<=')(web|copy|domain|shop)\/[\w./-]+(?=')/g)
    expect(named?.length).toBeGreaterThan(0)
    expect(named?.filter((file) => !files.includes(file))).toEqual([])
  })

  test('every layer imports only what it may', () => {
    const wrong = imports.filter((found) => {
      const layer = layerOf(found.from)
      return layer !== undefined && !mayImport(layer, found)
    })
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('a feature uses another only through files that are offered to it', () => {
    const wrong = importsBetweenFeatures(imports).filter(
      ({ to, names }) => !offeredTo(to).some((feature) => names.includes(feature)),
    )
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('nothing is offered to a feature that does not use it', () => {
    const uses = importsBetweenFeatures(imports)
    const unused = files.flatMap((file) =>
      offeredTo(file)
        .filter((feature) => !uses.some(({ to, names }) => to === file && names.includes(feature)))
        .map((feature) => `${file} to ${feature}`),
    )
    expect(unused).toEqual([])
  })

  test('no server code reaches the browser', () => {
    const wrong = running.filter(
      ({ from, to }) =>
        isBrowserCode(from) && (isServerCode(to) || /^(shop|integrations|database|jobs)\//.test(to)),
    )
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('nobody imports the composition root', () => {
    expect(imports.filter(({ to }) => to === 'server.ts')).toEqual([])
  })

  test('no imports run in a ring, types counted: neither of files nor of folders, parents and children among them', () => {
    const everywhere = [
      ...imports,
      ...['../bench', '../scripts'].flatMap((folder) => sourceFiles(folder)).flatMap(importsOf),
    ]
    expect(ringsOfFiles(everywhere)).toEqual([])
    expect(ringsOfFolders(everywhere)).toEqual([])
  })

  test('no folder or file without a name of its own', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|lib|misc)(\/|\.)/.test(file))).toEqual([])
  })

  test('forms are read by their schemas, and NULs dropped where a text comes in', () => {
    const naming = (text: string) => files.filter((file) => textOf(file).includes(text)).sort()
    expect(naming('.safeParse(Object.fromEntries(')).toEqual([])
    expect(naming("replaceAll('\\0'")).toEqual([
      'shop/read-csv-rows.ts',
      'web/server/request/form-of.server.ts',
      'web/server/request/json-of.server.ts',
    ])
    const askingFields = files.filter(
      (file) =>
        /\.server\.ts$|route\.tsx?$/.test(file) && /\b(form|fields|formData)\.get(All)?\(/.test(textOf(file)),
    )
    expect(askingFields).toEqual(['web/server/request/form-of.server.ts'])
  })

  test('the tables of the message queue are read in few places', () => {
    const reading = files.filter((file) => /pgboss\.\w/.test(textOf(file)) && !file.includes('.test.'))
    expect(reading.sort()).toEqual(['jobs/job-queue.ts', 'shop/operations/undelivered-jobs.ts'])
  })

  test('the number of an order is shown in one piece, by `Unbroken`', () => {
    const shown = /(?<!<Unbroken)>\s*\{[\w.]*orderNumber\}/
    expect(files.filter((file) => file.endsWith('.tsx') && shown.test(textOf(file)))).toEqual([])
  })

  test('docs/architecture.md shows this very table', () => {
    expect(plain(readDocument())).toBe(plain(withCurrentTable(readDocument())))
  })
})

/** Route modules are left out: React Router takes their loaders and actions off before they travel. */
const isBrowserCode = (file: string) =>
  file.startsWith('web/') &&
  !isServerCode(file) &&
  !/(^|\/)(route|[a-z-]+-route|not-found)\.tsx?$/.test(file) &&
  !/^web\/(app\/frames\/[a-z-]+-(frame|resources)|root|entry\.server|routes)\.tsx?$/.test(file)

const isServerCode = (file: string) =>
  /\.server\.tsx?$/.test(file) ||
  (/^web\/(server|fast-path)\//.test(file) &&
    !/^web\/(server\/realtime\/(product-updates|back-office)-channel|fast-path\/late-scripts\/)/.test(file))

/** A table's cells without the padding that the formatter gives them. */
const plain = (text: string) => text.replace(/ +\|/g, ' |').replace(/\| -+/g, '| ---')
