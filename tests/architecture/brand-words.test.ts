import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultBrand } from '#platform/copy/brand.ts'

const { name, orderPrefix, newsletter } = defaultBrand
const word = new RegExp(`${name}|${newsletter}|['"\`]${orderPrefix}\\b|\\b${orderPrefix}-`)

/** Tests, their contracts and the demo speak of the demo's shop. */
const isFree = (file: string) => /\.(test|contract)\.tsx?$|^src\/demo\/|\/copy\/brand\.ts$/.test(file)

test('the program names no brand outside the demo and copy/brand.ts', () => {
  const files = globSync('src/**/*.{ts,tsx,css}').filter((file) => !isFree(file))
  expect(files.filter((file) => word.test(readFileSync(file, 'utf8')))).toEqual([])
})
