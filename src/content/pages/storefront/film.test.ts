import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isFilmWelcome } from './film.tsx'

function browser(preference: string, connection?: { saveData: boolean }) {
  const matchMedia = (query: string) => ({ matches: query === preference }) as MediaQueryList
  return { matchMedia, navigator: { connection } }
}

it.each([
  ['nothing', browser(''), true],
  ['a connection that saves nothing', browser('', { saveData: false }), true],
  ['less motion', browser('(prefers-reduced-motion: reduce)'), false],
  ['less data', browser('(prefers-reduced-data: reduce)'), false],
  ['a connection that saves data', browser('', { saveData: true }), false],
])('asked for %s, the film is welcome or stays a picture', (_, preference, isWelcome) => {
  expect(isFilmWelcome(preference)).toBe(isWelcome)
})

it('the film is lighter than 400 kB', () => {
  expect(statSync(new URL('./vertendo-cera.mp4', import.meta.url)).size).toBeLessThan(400_000)
})
