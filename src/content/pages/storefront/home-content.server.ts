import { giftSection } from '#content/pages/copy/home.ts'
import { listFigures, readPassage } from '#settings/domain/brand-page.ts'
import { readImage } from '#settings/domain/image-value.ts'
import { QUOTE_NUMBERS, type SettingsValues } from '#settings/domain/settings-fields.ts'
import type { StorefrontParts } from '#settings/domain/storefront-parts.ts'

export function homeContent(
  { home, pictures, testimonials, figures, ...values }: SettingsValues,
  { quiz, gifts, newsletter }: StorefrontParts,
) {
  return {
    hero: {
      title: home.heroTitle,
      emphasis: home.heroEmphasis,
      sentence: home.heroSentence,
      image: readImage(home.heroImage),
      badges: [home.badge1, home.badge2, home.badge3].filter(Boolean),
    },
    linesIntro: home.linesIntro,
    quiz: quiz ? { image: readImage(pictures.quiz) } : null,
    gift: gifts ? { ...giftSection, image: readImage(pictures.gift) } : null,
    process: readProcess(home, values.craftProcess.title !== ''),
    figures: listFigures(figures),
    quotes: QUOTE_NUMBERS.map((number) => ({
      text: testimonials[`quote${number}`],
      author: testimonials[`author${number}`],
      about: testimonials[`about${number}`],
    })).filter(({ text }) => text !== ''),
    ritual: newsletter ? { lead: home.newsletterLead, image: readImage(pictures.newsletter) } : null,
    about: readAbout(home, values.ourStory.title !== ''),
    search: { title: home.searchTitle, text: home.searchText },
  }
}

export type HomeContent = ReturnType<typeof homeContent>

function readProcess(home: SettingsValues['home'], hasPage: boolean) {
  if (home.processTitle === '') return null
  return {
    title: home.processTitle,
    text: home.processText,
    image: readImage(home.processImage),
    inset: readImage(home.processInset),
    caption: home.processCaption,
    hasPage,
  }
}

function readAbout(home: SettingsValues['home'], hasPage: boolean) {
  const passage = readPassage(home.aboutTitle, home.aboutText, [home.aboutImage1, home.aboutImage2])
  return passage && { ...passage, hasPage }
}
