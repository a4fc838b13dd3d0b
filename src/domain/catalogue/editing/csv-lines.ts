import { type CsvCells, csvFields, type YesNo } from './product-csv.ts'
import { fieldNames, type PlainFacts, type ProductField, showField, switchNames } from './product-fields.ts'
import { shelfFieldNames } from './shelf-fields.ts'
import type { SizedProduct } from './size-cells.ts'
import { sizeLineCells } from './size-lines.ts'

/** A product's own line, then one for each of its sizes. */
export function csvLines(
  product: PlainFacts & SizedProduct & { category: string | null },
  words: YesNo,
): string[][] {
  const lines = [ownCells(product, words)]
  for (const size of product.sizes) lines.push(sizeLineCells(product.slug, size, product.images))
  return lines.map((cells) => csvFields.map((field) => cells[field] ?? ''))
}

/** What is on a shelf is said by the lines of the sizes, where there are some. */
function ownCells(product: PlainFacts & SizedProduct & { category: string | null }, words: YesNo): CsvCells {
  const ofShelf: readonly ProductField[] = product.sizes.length > 0 ? shelfFieldNames : []
  const plain = fieldNames.filter((name) => !ofShelf.includes(name))
  return {
    ...Object.fromEntries(plain.map((name) => [name, showField(name, product)])),
    ...Object.fromEntries(switchNames.map((name) => [name, product[name] ? words.yes : words.no])),
    category: product.category ?? '',
    seenStock: ofShelf.length > 0 ? '' : showField('stockQuantity', product),
  }
}
