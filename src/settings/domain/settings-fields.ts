import { COMPLAINT_DAYS_BY_LAW } from './consumer-law.ts'

/**
 * Form, validation, history and defaults all derive from this table. Values are stored as the owner
 * entered them.
 */
export interface SettingsField {
  readonly kind:
    | 'line'
    | 'text'
    | 'email'
    | 'phone'
    | 'link'
    | 'time'
    | 'day'
    | 'taxId'
    | 'count'
    | 'choice'
    | 'image'
    | 'prefix'
    | 'colour'
  readonly longest: number
  readonly required?: true
  readonly least?: number
  readonly most?: number
  readonly choices?: readonly string[]
}

const line = (longest: number): SettingsField => ({ kind: 'line', longest })
const neededLine = (longest: number): SettingsField => ({ kind: 'line', longest, required: true })
const time: SettingsField = { kind: 'time', longest: 5 }
const day: SettingsField = { kind: 'day', longest: 10 }
const link: SettingsField = { kind: 'link', longest: 200 }
const count = (least: number, most: number): SettingsField => ({
  kind: 'count',
  longest: 6,
  required: true,
  least,
  most,
})

const reais: SettingsField = { kind: 'count', longest: 5, least: 1, most: 10_000 }
const text = (longest: number): SettingsField => ({ kind: 'text', longest })
const image: SettingsField = { kind: 'image', longest: 500 }

/** An empty value means off. */
const switchedOn: SettingsField = { kind: 'choice', longest: 3, choices: ['yes'] }

/** Letters only, and fewer than the five of 'TESTE'. */
const prefix: SettingsField = { kind: 'prefix', longest: 4, required: true }

const colour: SettingsField = { kind: 'colour', longest: 7, required: true }

export const LETTERS = ['cormorant', 'source', 'fraunces'] as const
export type Letters = (typeof LETTERS)[number]

const minutes: SettingsField = { kind: 'count', longest: 5, least: 1, most: 99_999 }

/** A page without a title does not exist. */
const brandPage = {
  title: line(60),
  emphasis: line(60),
  lead: line(240),
  image,
  description: line(160),
  card: line(120),
  quote: line(240),
  quoteAuthor: line(60),
  quoteAbout: line(60),
  makingTitle: line(80),
  makingText: text(1500),
  makingImage: image,
  stepsTitle: line(80),
  stepMark1: line(8),
  stepTitle1: line(60),
  stepText1: line(200),
  stepImage1: image,
  stepMinutes1: minutes,
  stepMark2: line(8),
  stepTitle2: line(60),
  stepText2: line(200),
  stepImage2: image,
  stepMinutes2: minutes,
  stepMark3: line(8),
  stepTitle3: line(60),
  stepText3: line(200),
  stepImage3: image,
  stepMinutes3: minutes,
  stepMark4: line(8),
  stepTitle4: line(60),
  stepText4: line(200),
  stepImage4: image,
  stepMinutes4: minutes,
  stepMark5: line(8),
  stepTitle5: line(60),
  stepText5: line(200),
  stepImage5: image,
  stepMinutes5: minutes,
  figuresTitle: line(80),
  value1: line(12),
  label1: line(60),
  value2: line(12),
  label2: line(60),
  value3: line(12),
  label3: line(60),
  aboutTitle: line(80),
  aboutText: text(1500),
  aboutImage1: image,
  aboutImage2: image,
  bandTitle: line(80),
  bandLead: line(240),
  bandSteps: text(600),
  bandButton: line(40),
  bandImage: image,
} as const

export const QUOTE_NUMBERS = [1, 2, 3, 4, 5, 6] as const
export const FIGURE_NUMBERS = [1, 2, 3] as const
export const STEP_NUMBERS = [1, 2, 3, 4, 5] as const

export const settingsFields = {
  contact: {
    name: neededLine(80),
    since: { kind: 'count', longest: 4, least: 1500, most: 2500 },
    taxId: { kind: 'taxId', longest: 18, required: true },
    stateRegister: line(20),
    address: neededLine(160),
    email: { kind: 'email', longest: 254, required: true },
    phone: { kind: 'phone', longest: 20, required: true },
  },
  social: { instagram: link, pinterest: link, whatsapp: { kind: 'phone', longest: 20 } },
  brand: {
    orderPrefix: prefix,
    newsletter: neededLine(40),
    shortName: line(12),
    paper: colour,
    ink: colour,
    accent: colour,
    letters: { kind: 'choice', longest: 10, choices: LETTERS },
  },
  banner: { text: line(80), until: day },
  hours: {
    weekdaysFrom: time,
    weekdaysTo: time,
    saturdayFrom: time,
    saturdayTo: time,
    sundayFrom: time,
    sundayTo: time,
  },
  testimonials: {
    quote1: line(240),
    author1: line(60),
    about1: line(60),
    quote2: line(240),
    author2: line(60),
    about2: line(60),
    quote3: line(240),
    author3: line(60),
    about3: line(60),
    quote4: line(240),
    author4: line(60),
    about4: line(60),
    quote5: line(240),
    author5: line(60),
    about5: line(60),
    quote6: line(240),
    author6: line(60),
    about6: line(60),
  },
  figures: {
    value1: line(12),
    label1: line(60),
    value2: line(12),
    label2: line(60),
    value3: line(12),
    label3: line(60),
  },
  mail: {
    senderName: neededLine(60),
    replyTo: { kind: 'email', longest: 254, required: true },
    signature: { kind: 'text', longest: 300 },
  },
  limits: { holdUnits: count(1, 1_000_000), pixHoldMinutes: count(30, 2880), pixHoldUntil: time },
  pickup: { offered: switchedOn },
  pots: { offered: switchedOn },
  /** Amounts in whole reais. */
  vouchers: {
    offered: switchedOn,
    step1: reais,
    step2: reais,
    step3: reais,
    least: reais,
    most: reais,
  },
  brazil: { offered: switchedOn },
  /** Features that make promises in the owner's name, so they are off by default. */
  features: {
    gifts: switchedOn,
    quiz: switchedOn,
    invoiceCpf: switchedOn,
    newsletter: switchedOn,
    batchCounts: switchedOn,
  },
  /** Complaint period promised by the owner; defaults to the legal minimum. */
  returns: { complaintDays: { kind: 'count', longest: 3, least: COMPLAINT_DAYS_BY_LAW, most: 365 } },
  /** Data processors that the program cannot know; listed on the privacy page. */
  processors: { hosting: line(80), mail: line(80) },
  courierPause: {
    selling: { kind: 'choice', longest: 10, choices: ['arranged', 'closed'] },
    until: day,
  },
  home: {
    heroTitle: line(60),
    heroEmphasis: line(60),
    heroSentence: line(200),
    heroImage: image,
    badge1: line(40),
    badge2: line(40),
    badge3: line(40),
    linesIntro: line(200),
    productsLead: line(160),
    processTitle: line(80),
    processText: line(300),
    processImage: image,
    processInset: image,
    processCaption: line(120),
    newsletterLead: line(240),
    newsletterShort: line(120),
    aboutTitle: line(80),
    aboutText: text(1500),
    aboutImage1: image,
    aboutImage2: image,
    footer: line(160),
    searchTitle: line(60),
    searchText: line(160),
  },
  pictures: {
    products: image,
    quiz: image,
    gift: image,
    newsletter: image,
    signIn: image,
    confirmation: image,
    thanks: image,
    cancelled: image,
  },
  search: { synonyms: text(2000) },
  ourStory: brandPage,
  craftProcess: brandPage,
  sustainability: brandPage,
} as const satisfies Record<string, Readonly<Record<string, SettingsField>>>

export type SettingsSection = keyof typeof settingsFields
export type SectionValues<Section extends SettingsSection> = {
  readonly [Field in keyof (typeof settingsFields)[Section]]: string
}
export type SettingsValues = { readonly [Section in SettingsSection]: SectionValues<Section> }

export const settingsSections = Object.keys(settingsFields) as SettingsSection[]

export type SettingsFault =
  | 'missing'
  | 'too-long'
  | 'malformed'
  | 'out-of-range'
  | 'incomplete'
  | 'reversed'
  | 'unreadable'
export type SettingsFaults = Readonly<Record<string, SettingsFault>>

export const contentSections = ['home', 'pictures', 'ourStory', 'craftProcess', 'sustainability'] as const
export type ContentSection = (typeof contentSections)[number]
export const brandPages = ['ourStory', 'craftProcess', 'sustainability'] as const
export type BrandPageName = (typeof brandPages)[number]
