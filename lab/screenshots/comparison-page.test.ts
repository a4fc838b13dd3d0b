import { expect, test } from 'vitest'
import { comparisonPage, readScreenshotName } from './comparison-page.ts'

test('each screenshot is shown next to its earlier version, or with a note that there was none', () => {
  const shots = ['produtos-vazio-1440.png', 'home-390.png'].flatMap((file) => readScreenshotName(file) ?? [])
  const page = comparisonPage(shots, (file) => (file === 'home-390.png' ? '../earlier/home-390.png' : null))
  expect(page).toContain('src="../earlier/home-390.png"')
  expect(page).toContain('src="home-390.png"')
  expect(page.indexOf('id="w390"')).toBeLessThan(page.indexOf('id="w1440"'))
  expect(page).toContain('<h3>produtos-vazio</h3><div><p>not there before</p>')
})

test('files that are not screenshots of a run are left out', () => {
  expect(readScreenshotName('index.html')).toBeNull()
})
