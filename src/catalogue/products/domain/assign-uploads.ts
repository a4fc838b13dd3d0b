import { slugFrom } from './slug.ts'

interface Candidate {
  id: string
  name: string
  slug: string
}

export const BATCH_MAX_FILES = 100

/**
 * Assigns one image per product. Files named after a product go there ('mel-figo.jpg'); the others fill
 * the rest in file name order.
 */
export function assignUploads<File extends { name: string }, Product extends Candidate>(
  files: readonly File[],
  products: readonly Product[],
): { file: File; product: Product }[] {
  const free = new Map(products.map((product) => [product.slug, product]))
  const assignment = new Map<File, Product>()
  for (const file of files) {
    const product = free.get(slugOfFile(file.name))
    if (product && free.delete(product.slug)) assignment.set(file, product)
  }
  const others = [...free.values()]
  return files.flatMap((file) => {
    const product = assignment.get(file) ?? others.shift()
    return product ? [{ file, product }] : []
  })
}

/** 'Mel Figo-2.JPG' becomes 'mel-figo'; a trailing number is the photo's, not the product's. */
function slugOfFile(name: string): string {
  return slugFrom(name.replace(/\.[^.]*$/, '').replace(/[_.]/g, ' ')).replace(/-\d{1,2}$/, '')
}
