import type { ImageInfo } from '#platform/images/image-variants.ts'
import { readImage } from './image-value.ts'
import {
  type BrandPageName,
  brandPages,
  FIGURE_NUMBERS,
  type SectionValues,
  type SettingsValues,
  STEP_NUMBERS,
} from './settings-fields.ts'

export const splitParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export interface Figure {
  value: string
  label: string
}

export interface Quote {
  text: string
  author: string
  about: string
}

export interface EmphasisedWords {
  title: string
  emphasis: string
}

export interface Passage {
  title: string
  paragraphs: string[]
  images: ImageInfo[]
}

export interface Step {
  mark: string
  title: string
  text: string
  image: ImageInfo | null
  minutes: number | null
}

export interface BrandPageContent {
  name: BrandPageName
  description: string
  opening: EmphasisedWords & { lead: string; image: ImageInfo | null }
  quote: Quote | null
  making: Passage | null
  steps: { title: string; items: Step[] } | null
  figures: { title: string; items: Figure[] } | null
  about: Passage | null
  band: { title: string; lead: string; steps: string[]; button: string; image: ImageInfo | null } | null
  onward: OnwardCard[]
}

export interface OnwardCard {
  name: BrandPageName
  title: string
  text: string
}

type Values = SectionValues<BrandPageName>

export const publishedPages = (values: Pick<SettingsValues, BrandPageName>) =>
  brandPages.filter((name) => values[name].title !== '')

export function readBrandPage(
  settings: Pick<SettingsValues, BrandPageName>,
  name: BrandPageName,
): BrandPageContent | null {
  const values = settings[name]
  const { title, emphasis, lead, description } = values
  if (title === '') return null
  return {
    name,
    description: description || lead,
    opening: { title, emphasis, lead, image: readImage(values.image) },
    quote: values.quote ? { text: values.quote, author: values.quoteAuthor, about: values.quoteAbout } : null,
    making: readPassage(values.makingTitle, values.makingText, [values.makingImage]),
    steps: withItems(values.stepsTitle, readSteps(values)),
    figures: withItems(values.figuresTitle, listFigures(values)),
    about: readPassage(values.aboutTitle, values.aboutText, [values.aboutImage1, values.aboutImage2]),
    band: readBand(values),
    onward: publishedPages(settings)
      .filter((other) => other !== name)
      .map((other) => readCard(other, settings[other])),
  }
}

export function readPassage(title: string, text: string, images: readonly string[]): Passage | null {
  if (title === '' && text === '') return null
  return { title, paragraphs: splitParagraphs(text), images: readImages(images) }
}

const readImages = (values: readonly string[]) => values.map(readImage).filter((image) => image !== null)

const withItems = <Item>(title: string, items: Item[]) => (items.length > 0 ? { title, items } : null)

const readSteps = (values: Values) =>
  STEP_NUMBERS.map((number) => ({
    mark: values[`stepMark${number}`],
    title: values[`stepTitle${number}`],
    text: values[`stepText${number}`],
    image: readImage(values[`stepImage${number}`]),
    minutes: Number(values[`stepMinutes${number}`]) || null,
  })).filter(({ title }) => title !== '')

export const listFigures = (values: Pick<Values, `value${1 | 2 | 3}` | `label${1 | 2 | 3}`>): Figure[] =>
  FIGURE_NUMBERS.map((number) => ({
    value: values[`value${number}`],
    label: values[`label${number}`],
  })).filter(({ value }) => value !== '')

function readBand({ bandTitle, bandLead, bandSteps, bandButton, bandImage }: Values) {
  if (bandTitle === '') return null
  return {
    title: bandTitle,
    lead: bandLead,
    steps: splitLines(bandSteps),
    button: bandButton,
    image: readImage(bandImage),
  }
}

const readCard = (name: BrandPageName, { title, card }: Values): OnwardCard => ({ name, title, text: card })

type TimedStep = Pick<Step, 'title'> & { minutes: number }

/** Durations to scale, with the longest step apart. Null if fewer than two steps have a duration. */
export function buildRuler(steps: readonly Step[]) {
  const timed = steps.flatMap(({ title, minutes }): TimedStep[] => (minutes ? [{ title, minutes }] : []))
  const [first, ...rest] = timed
  if (!first || rest.length === 0) return null
  const longest = rest.reduce((longer, step) => (step.minutes > longer.minutes ? step : longer), first)
  const otherSteps = timed.filter((step) => step !== longest)
  return {
    timed,
    longest,
    others: otherSteps,
    otherMinutes: otherSteps.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}
