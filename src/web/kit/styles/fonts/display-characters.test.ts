import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { displayCharacters } from './display-characters.ts'

const texts = ['src/copy', 'src/database/seed'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|md|json)$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
)

/** Signs of other fonts, and what has no shape. */
const NOT_DRAWN = /\n|\u2060|\ufe0f|\p{Extended_Pictographic}/u

it('writes every text of the shop and of its demo', () => {
  const characters = new Set(texts.flatMap((text) => [...text]))
  expect(characters.size).toBeGreaterThan(80)
  expect(
    [...characters].filter(
      (character) => !displayCharacters.includes(character) && !NOT_DRAWN.test(character),
    ),
  ).toEqual([])
})
