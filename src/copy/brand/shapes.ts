import type { ImageInfo } from '#domain/images/image-variants.ts'

/** Names of the route table, so that a page can hand them to `pathTo`. */
export type BrandDestination =
  | 'products'
  | 'collections'
  | 'ourStory'
  | 'craftProcess'
  | 'sustainability'
  | 'blog'
  | 'profile'

export interface BrandLink {
  label: string
  to: BrandDestination
}

/** Opens the customer's mail program with a message to the shop's contact address. */
export interface MailLink {
  label: string
  subject: string
}

/** A figure and what it counts. */
export interface Figure {
  value: string
  label: string
}

/** Quotation marks are the page's. */
export interface Quote {
  text: string
  author: string
  /** Where the person lives, or what they do. */
  about: string
}

export interface Passage {
  title: string
  paragraphs: readonly string[]
}

/** A title in which one word is set in italics. */
export interface EmphasisedTitle {
  title: string
  emphasis: string
}

export interface HomeCopy {
  hero: EmphasisedTitle & {
    sentence: string
    button: string
    badges: readonly [string, string, string]
    image: ImageInfo
    /** Where the image's flames are, in per cent of its width and height: there its light flickers. */
    flames: readonly { x: number; y: number }[]
  }
  lines: { title: string; intro: string; button: string }
  process: {
    title: string
    text: string
    link: BrandLink
    image: ImageInfo
    /** A smaller one beside it, with a line below. */
    inset: ImageInfo
    caption: string
  }
  testimonials: {
    title: string
    region: string
    previous: string
    next: string
    goTo: (position: number) => string
  }
  ritual: {
    title: string
    lead: string
    emailLabel: string
    placeholder: string
    button: string
    hint: string
    image: ImageInfo
  }
  about: Passage & { link: BrandLink; images: readonly [ImageInfo, ImageInfo] }
}

export interface OnwardCard {
  title: string
  text: string
  to: BrandDestination
  image: ImageInfo
}

/** The parts of an editorial page, in the order in which they stand on it. */
export interface BrandPage {
  meta: { title: string; description: string }
  opening: EmphasisedTitle & { lead: string; image: ImageInfo }
  quote: Quote
  process: Passage & { image: ImageInfo }
  /** A numbered or dated row: years of the story, steps of the making. */
  steps?: { title: string; items: readonly { mark: string; title: string; text: string }[] }
  figures?: { title: string; items: readonly Figure[] }
  about: Passage & { images: readonly [ImageInfo, ImageInfo] }
  band: {
    title: string
    lead: string
    steps?: readonly string[]
    action: BrandLink | MailLink
    image: ImageInfo
  }
  onward: {
    title: string
    cards: readonly { title: string; text: string; to: BrandDestination; image: ImageInfo }[]
  }
}
