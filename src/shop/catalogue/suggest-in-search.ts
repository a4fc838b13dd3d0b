import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { blogPosts, categories } from '#database/schema/catalogue.ts'
import { foldText } from '#domain/address/fold-text.ts'
import { searchWords } from '#domain/catalogue/search-words.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import type { Centavos } from '#domain/money.ts'
import type { Shop } from '#shop/shop.ts'
import { searchProducts } from './search-products.ts'
import { hasIndexedLetters } from './word-conditions.ts'

export interface SearchSuggestions {
  readonly products: readonly { slug: string; name: string; price: Centavos; image: ImageInfo | null }[]
  /** How many candles the whole list has; null where that is not asked while somebody types, or too many to count. */
  readonly total: number | null
  /** Whether a letter was forgiven. */
  readonly isNear: boolean
  readonly collections: readonly { slug: string; name: string }[]
  readonly posts: readonly { slug: string; title: string }[]
}

const CANDLES = 5
const OTHERS = 3
/** So many of each kind of match are ranked: whatever is typed, the work has an end. */
export const RANKED = 300

/** What the words that somebody is typing may lead to: candles as the list finds them, collections and posts by their names. */
export async function suggestInSearch(shop: Shop, { text }: { text: string }): Promise<SearchSuggestions> {
  const words = searchWords(text)
  if (words.length === 0) return { products: [], total: null, isNear: false, collections: [], posts: [] }
  const [found, collections, posts] = await Promise.all([
    searchProducts(
      shop,
      { search: text, categoryId: null, filters: {}, sort: 'newest', page: 1, ranked: RANKED },
      words,
    ),
    findCollections(shop, words),
    findPosts(shop, words),
  ])
  // The list may still find what stands within words and is not looked for here.
  const isKnown = found !== null || words.every((word) => hasIndexedLetters([word]))
  const total = found?.total ?? 0
  return {
    products: (found?.products ?? [])
      .slice(0, CANDLES)
      .map(({ slug, name, price, cover }) => ({ slug, name, price, image: cover })),
    total: isKnown && total < RANKED ? total : null,
    isNear: found?.how.includes('near') ?? false,
    collections,
    posts,
  }
}

const beginsIn = (text: ReturnType<typeof sql>, words: readonly string[]) =>
  words.map((word) => sql`' ' || ${text} like '% ' || ${foldText(word) || ' '}::text || '%'`)

function findCollections({ publicReads }: Shop, words: readonly string[]) {
  return publicReads
    .select({ slug: categories.slug, name: categories.name })
    .from(categories)
    .where(and(eq(categories.active, true), ...beginsIn(sql`${categories.sortName}`, words)))
    .orderBy(asc(categories.sortName))
    .limit(OTHERS)
}

function findPosts({ publicReads }: Shop, words: readonly string[]) {
  return publicReads
    .select({ slug: blogPosts.slug, title: blogPosts.title })
    .from(blogPosts)
    .where(and(eq(blogPosts.published, true), ...beginsIn(sql`shop_fold(${blogPosts.title})`, words)))
    .orderBy(desc(blogPosts.createdAt))
    .limit(OTHERS)
}
