import { foldText } from '#platform/domain/fold-text.ts'
import { listNames, parseWhole, showFields } from './field-kinds.ts'
import type { ProductFault } from './product-faults.ts'
import type { VariantDraft } from './product-input.ts'
import { type SizeFacts, sizeFactFields } from './size-facts.ts'

/** Older files list sizes in one cell of the product's line, '120 g: 30 | 180 g: 45'. */
export type SizeColumn = keyof SizeFacts | 'image'
export const sizeCellColumns: readonly SizeColumn[] = [...listNames(sizeFactFields), 'image']

/** A size that a file is about to write; null for the id of a new one. */
export type PlannedSize = Omit<VariantDraft, 'attributes'>
export type KnownSize = PlannedSize & { id: string }

export interface SizedProduct {
  sizes: readonly KnownSize[]
  /** In display order, because a file refers to an image by its position. */
  images: readonly string[]
}

const BETWEEN = ' | '

type ShownSize = Pick<KnownSize, SizeColumn | 'name'>

export function sizeCell(
  column: SizeColumn,
  { sizes, images }: { sizes: readonly ShownSize[]; images: readonly string[] },
): string {
  return sizes
    .flatMap((size) => {
      const cell =
        column === 'image' ? findImagePlace(size.image, images) : showFields(sizeFactFields, size)[column]
      return cell ? [`${size.name}: ${cell}`] : []
    })
    .join(BETWEEN)
}

export function findImagePlace(image: string | null, images: readonly string[]): string {
  const place = image === null ? 0 : images.indexOf(image) + 1
  return place > 0 ? String(place) : ''
}

export function readSizeCell(
  cell: string,
  column: SizeColumn,
  { sizes, images }: SizedProduct,
  report: (fault: ProductFault) => void,
): KnownSize[] {
  const changedSizes = sizes.map((size) => ({ ...size }))
  for (const part of cell.split('|').filter((text) => text.trim())) {
    const colon = part.lastIndexOf(':')
    const name = foldText(part.slice(0, Math.max(colon, 0)))
    const size = changedSizes.find((each) => foldText(each.name) === name)
    if (!size) report('size-not-found')
    else Object.assign(size, readPart(part.slice(colon + 1), column, images, report))
  }
  return changedSizes
}

function readPart(
  typed: string,
  column: SizeColumn,
  images: readonly string[],
  report: (fault: ProductFault) => void,
): Partial<KnownSize> {
  if (column !== 'image') return { [column]: sizeFactFields[column].read(typed, report) }
  return { image: typed.trim() === '' ? null : imageAt(typed, images, report) }
}

export function imageAt(
  typed: string,
  images: readonly string[],
  report: (fault: ProductFault) => void,
): string | null {
  const image = images[(parseWhole(typed) ?? 0) - 1]
  if (image === undefined) report('not-found')
  return image ?? null
}
