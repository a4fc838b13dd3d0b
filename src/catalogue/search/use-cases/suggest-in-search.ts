import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { blogPosts, categories } from '#catalogue/products/schema.ts'
import { asksForSomething, readSearch } from '#catalogue/search/domain/read-search.ts'
import { foldText } from '#platform/domain/fold-text.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { listProducts } from './list-products.ts'
import { type ProductFilter, searchProducts } from './search-products.ts'
import { hasIndexedLetters } from './word-conditions.ts'

export interface SearchSuggestions {
  readonly products: readonly {
    slug: string
    name: string
    price: Centavos
    isLowest: boolean
    image: ImageInfo | null
  }[]
  /** Total of the list; null if it is not computed while typing, or too high to count. */
  readonly total: number | null
  readonly isNear: boolean
  readonly collections: readonly { slug: string; name: string }[]
  readonly posts: readonly { slug: string; title: string }[]
}

const CANDLES = 5
const OTHERS = 3
/** Bounds the work per keystroke, whatever is typed. */
export const RANKED = 300

export async function suggestInSearch(shop: Shop, { text }: { text: string }): Promise<SearchSuggestions> {
  const searchWish = readSearch(text)
  const { words } = searchWish
  if (!asksForSomething(searchWish))
    return { products: [], total: null, isNear: false, collections: [], posts: [] }
  const filter: ProductFilter = {
    search: text,
    categoryId: null,
    filters: {},
    sort: 'relevance',
    page: 1,
    ranked: RANKED,
  }
  const isOfWords = words.length > 0
  const [productMatches, collections, posts] = await Promise.all([
    isOfWords ? searchProducts(shop, filter) : listProducts(shop, filter),
    isOfWords ? findCollections(shop, words) : [],
    isOfWords ? findPosts(shop, words) : [],
  ])
  // The full list may still find substrings, which are not searched here.
  const isKnown = productMatches !== null || words.every((word) => hasIndexedLetters([word]))
  const total = productMatches?.total ?? 0
  return {
    products: (productMatches?.products ?? [])
      .slice(0, CANDLES)
      .map(({ slug, name, price, from, cover }) => ({
        slug,
        name,
        price: from?.price ?? price,
        isLowest: from !== null,
        image: cover,
      })),
    total: isKnown && total < RANKED ? total : null,
    isNear: productMatches?.how.includes('near') ?? false,
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
