import { shopContentCopy } from '#office/settings/copy/admin-shop-content.ts'
import { type ContentSection, FIGURE_NUMBERS, STEP_NUMBERS } from '#settings/domain/settings-fields.ts'

type Fields = readonly (readonly [name: string, span?: 2 | 3 | 4])[]

interface Group {
  title: string
  fields: Fields
}

const { groups: words } = shopContentCopy

type StepFields = (number: number) => Fields

const stepLine: StepFields = (number) => [
  [`stepMark${number}`, 2],
  [`stepTitle${number}`, 4],
  [`stepText${number}`],
]
const yearWithImage: StepFields = (number) => [...stepLine(number), [`stepImage${number}`]]
const timedStep: StepFields = (number) => [
  ...stepLine(number),
  [`stepImage${number}`, 4],
  [`stepMinutes${number}`, 2],
]

const titles: { making: string; about: string } = { making: words.process, about: words.people }

const brandPage = (stepFields: StepFields, { making, about } = titles): readonly Group[] => [
  { title: words.opening, fields: [['title', 3], ['emphasis', 3], ['lead'], ['image']] },
  { title: words.quote, fields: [['quote'], ['quoteAuthor', 3], ['quoteAbout', 3]] },
  { title: making, fields: [['makingTitle'], ['makingText'], ['makingImage']] },
  { title: words.steps, fields: [['stepsTitle'], ...STEP_NUMBERS.flatMap(stepFields)] },
  {
    title: words.figures,
    fields: [
      ['figuresTitle'],
      ...FIGURE_NUMBERS.flatMap(
        (number): Fields => [
          [`value${number}`, 2],
          [`label${number}`, 4],
        ],
      ),
    ],
  },
  { title: about, fields: [['aboutTitle'], ['aboutText'], ['aboutImage1', 3], ['aboutImage2', 3]] },
  {
    title: words.band,
    fields: [['bandTitle'], ['bandLead'], ['bandSteps'], ['bandButton', 3], ['bandImage', 3]],
  },
  { title: words.card, fields: [['card'], ['description']] },
]

export const contentGroups: Readonly<Record<ContentSection, readonly Group[]>> = {
  home: [
    {
      title: words.opening,
      fields: [
        ['heroTitle', 3],
        ['heroEmphasis', 3],
        ['heroSentence'],
        ['heroImage'],
        ['badge1', 2],
        ['badge2', 2],
        ['badge3', 2],
      ],
    },
    { title: words.candles, fields: [['linesIntro'], ['productsLead']] },
    {
      title: words.process,
      fields: [
        ['processTitle'],
        ['processText'],
        ['processImage', 3],
        ['processInset', 3],
        ['processCaption'],
      ],
    },
    { title: words.newsletter, fields: [['newsletterLead'], ['newsletterShort']] },
    { title: words.about, fields: [['aboutTitle'], ['aboutText'], ['aboutImage1', 3], ['aboutImage2', 3]] },
    { title: words.everywhere, fields: [['footer'], ['searchTitle'], ['searchText']] },
  ],
  pictures: [
    {
      title: words.pictures,
      fields: [
        ['products', 3],
        ['quiz', 3],
        ['gift', 3],
        ['newsletter', 3],
        ['signIn', 3],
        ['confirmation', 3],
        ['thanks', 3],
        ['cancelled', 3],
      ],
    },
  ],
  ourStory: brandPage(yearWithImage),
  craftProcess: brandPage(timedStep),
  sustainability: brandPage(stepLine, { making: words.done, about: words.missing }),
}
