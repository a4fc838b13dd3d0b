import { demoSettings } from '#demo/demo-data.ts'
import { demoContent } from '#demo/loader/seed-content.ts'

export function demoWords(): string[] {
  const { pages, words } = { pages: ['ourStory', 'craftProcess', 'sustainability'], words: demoSettings }
  const written = Object.entries(words).flatMap(([section, values]) =>
    Object.entries(values)
      // Excluded, because menu and back office use the demo's titles of these pages.
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

export const demoWordsIn = (text: string, words: readonly string[]) =>
  words.filter((word) => plain(text).includes(word))
