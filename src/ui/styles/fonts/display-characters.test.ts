import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { displayCharacters } from './display-characters.ts'

const texts = globSync(['src/**/{copy,*-copy}.ts', 'src/**/copy/*.ts', 'demo/**/*.{md,json}'])
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))

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
