import { describe, expect, it } from 'vitest'
import { craftProcessCopy } from './craft-process.ts'
import { giftSection } from './gift.ts'
import { homeCopy } from './home.ts'
import { ourStoryCopy } from './our-story.ts'
import { sustainabilityCopy } from './sustainability.ts'

const pages = { ourStoryCopy, craftProcessCopy, sustainabilityCopy }

/** Every sentence below a piece of copy, addresses of images included. */
function textsOf(copy: unknown): string[] {
  if (typeof copy === 'string') return [copy]
  return copy && typeof copy === 'object' ? Object.values(copy).flatMap(textsOf) : []
}

describe('the home page', () => {
  it('says the words that the specification quotes', () => {
    expect(homeCopy.hero).toMatchObject({
      title: 'Velas Artesanais Premium',
      button: 'Conheça nossas velas',
      badges: ['Feitas à mão', 'Aromas naturais', 'Cera de coco'],
    })
    expect(homeCopy.lines).toMatchObject({ title: 'Nossas Linhas', button: 'Ver Todos os Produtos' })
    expect(homeCopy.ritual.title).toBe('Ritual de Carinho')
  })

  it('marks a word that stands in its title', () => {
    expect(homeCopy.hero.title).toContain(homeCopy.hero.emphasis)
  })
})

describe.each(Object.entries(pages))('%s', (_name, page) => {
  it('marks a word that stands in its title', () => {
    expect(page.opening.title).toContain(page.opening.emphasis)
  })

  it('fits a search result', () => {
    expect(page.meta.description.length).toBeLessThanOrEqual(160)
    expect(page.meta.description.length).toBeGreaterThan(80)
  })

  it('leads on to the other two pages', () => {
    const here = page.meta.title
    const titles = page.onward.cards.map((card) => card.title)
    expect(titles).toHaveLength(2)
    expect(titles).not.toContain(here)
  })

  it('shows no image twice', () => {
    const urls = textsOf(page).filter((text) => text.startsWith('/media/'))
    expect(new Set(urls).size).toBe(urls.length)
  })

  it('tells the burn time', () => {
    expect(textsOf(page).join(' ')).toContain('até 45 horas')
  })

  it('tells it of the size that burns so long', () => {
    const sentences = textsOf(page).flatMap((text) => text.split(/[.!?](?:\s|$)/))
    for (const sentence of sentences.filter((text) => text.includes('45 horas')))
      expect(sentence).toContain('180 g')
  })
})

it('the pages tell the cure, the return programme and the goal', () => {
  expect(textsOf(ourStoryCopy).join(' ')).toContain('48 horas')
  expect(textsOf(craftProcessCopy).join(' ')).toContain('48 horas de cura')
  const sustainability = textsOf(sustainabilityCopy).join(' ')
  expect(sustainability).toContain('Três recipientes vazios valem 10% de desconto na próxima compra')
  expect(sustainability).toContain('carbono neutro até 2026')
})

it('a goal is no figure of what was reached', () => {
  expect(textsOf(sustainabilityCopy.figures).join(' ')).not.toMatch(/carbono|2026/)
})

it('the card of a present is printed, and no page says otherwise', () => {
  expect(giftSection.text).toContain('imprime')
  const { about, process, band } = ourStoryCopy
  expect(textsOf([about.paragraphs, process.paragraphs, band.lead]).join(' ')).not.toContain('escrito à mão')
})
