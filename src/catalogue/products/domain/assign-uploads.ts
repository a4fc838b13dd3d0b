import { slugFrom } from './slug.ts'

interface Candidate {
  id: string
  name: string
  slug: string
}

/** As many as one batch takes; the page offers that many products at most. */
export const BATCH_MAX_FILES = 100

/**
 * Which product each image is for: one each. A file that is named like a product goes there ('mel-figo.jpg'), the others
 * fill what is left, in the order of the names.
 */
export function assignUploads<File extends { name: string }, Product extends Candidate>(
  files: readonly File[],
  products: readonly Product[],
): { file: File; product: Product }[] {
  const free = new Map(products.map((product) => [product.slug, product]))
  const chosen = new Map<File, Product>()
  for (const file of files) {
    const product = free.get(slugOfFile(file.name))
    if (product && free.delete(product.slug)) chosen.set(file, product)
  }
  const others = [...free.values()]
  return files.flatMap((file) => {
    const product = chosen.get(file) ?? others.shift()
    return product ? [{ file, product }] : []
  })
}

/** 'Mel Figo-2.JPG' → 'mel-figo': a number at the end counts photographs, not candles. */
function slugOfFile(name: string): string {
  return slugFrom(name.replace(/\.[^.]*$/, '').replace(/[_.]/g, ' ')).replace(/-\d{1,2}$/, '')
}
