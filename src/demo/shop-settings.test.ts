import { describe, expect, it } from 'vitest'
import { readBrandPage } from '#settings/domain/brand-page.ts'
import { normaliseSection, sectionFaults } from '#settings/domain/check-section.ts'
import { readImage } from '#settings/domain/image-value.ts'
import { brandPages, type SettingsSection, type SettingsValues } from '#settings/domain/settings-fields.ts'
import { demoSettings } from './demo-data.ts'

const sections = Object.keys(demoSettings) as SettingsSection[]
const values = Object.fromEntries(
  sections.map((section) => [section, normaliseSection(section, demoSettings[section])]),
) as unknown as SettingsValues
const { home } = values

it.each(sections)('the demo has no text in %s that its owner could not save', (section) => {
  expect(sectionFaults(section, normaliseSection(section, demoSettings[section]))).toEqual({})
  const written: Readonly<Record<string, string>> = demoSettings[section]
  expect(values[section]).toMatchObject(written)
})

it('the home page shows the texts quoted in the specification', () => {
  expect(home).toMatchObject({
    heroTitle: 'Velas Artesanais Premium',
    badge1: 'Feitas à mão',
    badge2: 'Aromas naturais',
    badge3: 'Cera de coco',
  })
  const { value1, value2, value3 } = values.figures
  expect([value1, value2, value3]).toEqual(['500+', '100%', '40h'])
  expect(home.heroTitle).toContain(home.heroEmphasis)
})

describe.each(brandPages)('the page %s', (name) => {
  const page = readBrandPage(values, name)
  const words = Object.values(values[name])

  it('has every part, and leads on to the other two', () => {
    expect(page?.opening.title).toContain(page?.opening.emphasis)
    for (const part of [page?.quote, page?.making, page?.about, page?.band]) expect(part).toBeTruthy()
    expect(page?.onward.map((card) => card.name)).toEqual(brandPages.filter((other) => other !== name))
  })

  it('fits a search result', () => {
    expect(page?.description.length).toBeLessThanOrEqual(160)
    expect(page?.description.length).toBeGreaterThan(80)
  })

  it('mentions the burn time of the right size', () => {
    const sentences = words.flatMap((text) => text.split(/[.!?](?:\s|$)/))
    const matching = sentences.filter((text) => text.includes('até 45 horas'))
    expect(matching.length).toBeGreaterThan(0)
    for (const sentence of matching) expect(sentence).toContain('180 g')
  })
})

it('the pages mention the cure, the return programme and the goal, which is not a result', () => {
  expect(Object.values(values.ourStory).join(' ')).toContain('48 horas')
  expect(Object.values(values.craftProcess).join(' ')).toContain('48 horas de cura')
  const { label1, label2, label3, ...sustainability } = values.sustainability
  const words = Object.values(sustainability).join(' ')
  expect(words).toContain('Três recipientes vazios valem 10% de desconto na próxima compra')
  expect(words).toContain('carbono neutro até 2026')
  expect([label1, label2, label3].join(' ')).not.toMatch(/carbono|2026/)
})

it('shows no picture twice on the home page and the three pages', () => {
  const { quiz, gift, newsletter } = values.pictures
  const pages = [values.home, ...brandPages.map((name) => values[name]), { quiz, gift, newsletter }]
  const shown = pages
    .flatMap((page) => Object.values<string>(page))
    .flatMap((value) => readImage(value)?.url ?? [])
  expect(shown.length).toBeGreaterThan(10)
  expect(shown).toHaveLength(new Set(shown).size)
})

it('the process has a picture for each step with its duration', () => {
  for (const { image, minutes } of readBrandPage(values, 'craftProcess')?.steps?.items ?? [])
    expect([image?.url, minutes]).toEqual([expect.stringContaining('/media/'), expect.any(Number)])
})

it('a shop without a title has no such page', () => {
  expect(readBrandPage({ ...values, ourStory: { ...values.ourStory, title: '' } }, 'ourStory')).toBeNull()
})
