import { productCopy } from '#catalogue/product-page/copy/product.ts'
import {
  type ScentPyramid,
  type Specifications,
  scentStory,
} from '#catalogue/products/domain/product-facts.ts'
import { noteFamily } from '#catalogue/products/domain/scent-notes.ts'
import { type NoteDrawing, noteDrawings } from '#catalogue/products/storefront/note-drawings.ts'
import type { FactView } from './product-facts-view.server.ts'

export interface ScentView {
  pyramid: ScentPyramid
  facts: FactView[]
  drawings: Record<'top' | 'heart' | 'base', NoteDrawing>
}

/** Computed on the server: a page needs three drawings, but not the rules that select them. */
export function describeScent(specifications: Specifications): ScentView | null {
  const story = scentStory(specifications)
  if (!story) return null
  const chooseDrawing = ([note = '']: string[]) => noteDrawings[noteFamily(note)]
  const { pyramid, intensity, setting } = story
  const { top, heart, base } = pyramid
  return {
    pyramid,
    facts: [
      ...(intensity ? [{ name: productCopy.intensity, value: intensity.word, intensity }] : []),
      ...setting.map(([name, value]) => ({ name, value })),
    ],
    drawings: { top: chooseDrawing(top), heart: chooseDrawing(heart), base: chooseDrawing(base) },
  }
}
