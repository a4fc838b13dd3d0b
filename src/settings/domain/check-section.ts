import { isClockTime, isIsoDay } from '#platform/domain/calendar.ts'
import { parseTaxId } from '#platform/domain/shop-identity.ts'
import { colourFaults, isColour } from './brand-colours.ts'
import { readImage } from './image-value.ts'
import {
  brandPages,
  FIGURE_NUMBERS,
  QUOTE_NUMBERS,
  type SettingsFault,
  type SettingsFaults,
  type SettingsField,
  type SettingsSection,
  STEP_NUMBERS,
  settingsFields,
} from './settings-fields.ts'

type Typed = Readonly<Record<string, string>>

export function normaliseSection(section: SettingsSection, typed: Typed): Record<string, string> {
  const fields: Readonly<Record<string, SettingsField>> = settingsFields[section]
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      const text = (typed[name] ?? '').trim()
      return [name, written[kind]?.(text) ?? text]
    }),
  )
}

const written: Partial<Record<SettingsField['kind'], (text: string) => string | undefined>> = {
  taxId: (text) => parseTaxId(text)?.text,
  prefix: (text) => text.toUpperCase(),
  colour: (text) => text.toLowerCase(),
}

export function sectionFaults(section: SettingsSection, values: Typed): SettingsFaults {
  const faults: Record<string, SettingsFault> = {}
  const fields: Readonly<Record<string, SettingsField>> = settingsFields[section]
  for (const [name, field] of Object.entries(fields)) {
    const fault = fieldFault(field, values[name] ?? '')
    if (fault) faults[name] = fault
  }
  if (section === 'brand' && !faults.paper && !faults.ink && !faults.accent)
    for (const { field } of colourFaults({ paper: '', ink: '', accent: '', ...values }))
      faults[field] = 'unreadable'
  return { ...pairFaults(section, values), ...faults }
}

function fieldFault(field: SettingsField, value: string): SettingsFault | null {
  if (value === '') return field.required ? 'missing' : null
  if (value.length > field.longest) return 'too-long'
  if (field.kind === 'count') return countFault(field, value)
  if (field.kind === 'choice') return field.choices?.includes(value) ? null : 'malformed'
  return forms[field.kind](value) ? null : 'malformed'
}

function countFault({ least = 0, most = Number.MAX_SAFE_INTEGER }: SettingsField, value: string) {
  if (!/^\d+$/.test(value)) return 'malformed'
  const number = Number(value)
  return number < least || number > most ? 'out-of-range' : null
}

const forms: Readonly<
  Record<Exclude<SettingsField['kind'], 'count' | 'choice'>, (value: string) => boolean>
> = {
  line: (value) => !/\p{Cc}/u.test(value),
  text: () => true,
  email: (value) => /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/.test(value),
  phone: (value) => /^[\d\s()+-]+$/.test(value) && /^(55)?\d{10,11}$/.test(value.replace(/\D/g, '')),
  link: (value) => value.startsWith('https://') && URL.canParse(value) && !/[\s"<>]/.test(value),
  time: isClockTime,
  day: isIsoDay,
  taxId: (value) => parseTaxId(value) !== null,
  image: (value) => readImage(value) !== null,
  colour: isColour,
  prefix: (value) => /^[A-Z]{2,4}$/.test(value),
}

/** Opening and closing times. Set both or neither; the first must be earlier. */
const spans: Partial<Record<SettingsSection, readonly (readonly [string, string])[]>> = {
  hours: [
    ['weekdaysFrom', 'weekdaysTo'],
    ['saturdayFrom', 'saturdayTo'],
    ['sundayFrom', 'sundayTo'],
  ],
}

const figurePairs = FIGURE_NUMBERS.map((number) => [`value${number}`, `label${number}`] as const)

const pairs: Partial<Record<SettingsSection, readonly (readonly [string, string])[]>> = {
  testimonials: QUOTE_NUMBERS.map((number) => [`quote${number}`, `author${number}`] as const),
  figures: figurePairs,
  ...Object.fromEntries(brandPages.map((page) => [page, figurePairs])),
}

/** Parts are shown below their title, so text without a title would never appear. */
const partsOfPage: Readonly<Record<string, readonly string[]>> = {
  makingTitle: ['makingText', 'makingImage'],
  stepsTitle: STEP_NUMBERS.map((number) => `stepTitle${number}`),
  ...Object.fromEntries(
    STEP_NUMBERS.map((number) => [
      `stepTitle${number}`,
      ['Mark', 'Text', 'Image', 'Minutes'].map((part) => `step${part}${number}`),
    ]),
  ),
  figuresTitle: FIGURE_NUMBERS.map((number) => `value${number}`),
  aboutTitle: ['aboutText', 'aboutImage1', 'aboutImage2'],
  bandTitle: ['bandLead', 'bandSteps', 'bandButton', 'bandImage'],
}

const partsUnderTitle: Partial<Record<SettingsSection, typeof partsOfPage>> = {
  home: {
    processTitle: ['processText', 'processImage', 'processInset', 'processCaption'],
    aboutTitle: ['aboutText', 'aboutImage1', 'aboutImage2'],
  },
  ...Object.fromEntries(brandPages.map((page) => [page, partsOfPage])),
}

function pairFaults(section: SettingsSection, values: Typed): Record<string, SettingsFault> {
  const faults: Record<string, SettingsFault> = {}
  const typedAs = (name: string) => values[name] ?? ''
  for (const [title, parts] of Object.entries(partsUnderTitle[section] ?? {}))
    if (typedAs(title) === '' && parts.some((part) => typedAs(part) !== '')) faults[title] = 'missing'
  for (const [first, second] of [...(pairs[section] ?? []), ...(spans[section] ?? [])]) {
    if (typedAs(first) === '' && typedAs(second) !== '') faults[first] = 'incomplete'
    if (typedAs(first) !== '' && typedAs(second) === '') faults[second] = 'incomplete'
  }
  for (const [from, to] of spans[section] ?? [])
    if (!faults[from] && !faults[to] && typedAs(from) !== '' && typedAs(from) >= typedAs(to))
      faults[to] = 'reversed'
  if (section === 'courierPause' && typedAs('selling') === '' && typedAs('until') !== '')
    faults.selling = 'missing'
  return faults
}
