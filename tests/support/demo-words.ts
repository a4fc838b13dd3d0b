import { demoContent } from '#demo/loader/seed-content.ts'
import { demoSettings } from '#demo/shop-settings.ts'

/** Every sentence, name, address and picture of the demo that stands for nothing else. */
export function demoWords(): string[] {
  const { pages, words } = { pages: ['ourStory', 'craftProcess', 'sustainability'], words: demoSettings }
  const written = Object.entries(words).flatMap(([section, values]) =>
    Object.entries(values)
      // The three pages are called in the menu and in the back office as the demo calls them.
      .filter(([field]) => !(pages.includes(section) && (field === 'title' || field === 'emphasis')))
      .flatMap(([, text]) => String(text).split('\n')),
  )
  const { products, collections, posts, customers, administrator } = demoContent
  const named = [
    ...products.map(({ name }) => name),
    ...collections.map(({ description }) => description),
    ...posts.map(({ title }) => title),
    ...customers.map(({ fullName }) => fullName),
    administrator.fullName,
  ]
  const telling = [...written, ...named].map((text) => text.trim()).filter((text) => text.length >= 10)
  return [...new Set([...telling, demoSettings.contact.name, '/media/brand-images/'])]
}

const plain = (html: string) =>
  html
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')

/** The demo's words that a page or an e-mail says. */
export const demoWordsIn = (text: string, words: readonly string[]) =>
  words.filter((word) => plain(text).includes(word))
