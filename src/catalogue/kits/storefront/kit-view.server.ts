import { kitPageCopy } from '#catalogue/kits/copy/kit.ts'
import type { Kit, KitPart } from '#catalogue/kits/domain/kit.ts'
import type { ShelfKit } from '#catalogue/kits/use-cases/kit-columns.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { imageOfWidth } from '#platform/images/image-variants.ts'

/** A part in the words of the page. */
export interface PartOnPage extends KitPart {
  slug: string | null
  /** What one costs by itself. */
  price: Centavos
  /** Small; null where it has none. */
  image: string | null
  /** 'volta em 28/11' or 'esgotada', where it cannot be had. */
  note: string | null
}

export interface KitOnPage extends Kit<PartOnPage> {
  /** What a link has chosen already. */
  wanted: string[]
}

export const describeKit = (kit: ShelfKit | null): KitOnPage | null =>
  kit && {
    ...kit,
    wanted: [],
    parts: kit.parts.map(({ id, name, size, count, stock, slug, price, images, readyOn }) => ({
      id,
      name,
      size,
      count,
      stock,
      slug,
      price,
      image: images[0] ? (imageOfWidth(images[0], 320) ?? images[0]) : null,
      note: stock >= count ? null : readyOn ? kitPageCopy.backOn(readyOn) : kitPageCopy.soldOut,
    })),
  }

/** With what can be had of the candles that a link names by their addresses, the best first: 'jasmim,mel-figo'. */
export function withChosen(kit: KitOnPage | null, slugs: string | null): KitOnPage | null {
  const named = slugs?.split(',') ?? []
  if (!kit || named.length === 0) return kit
  const wanted = named.flatMap((name) => kit.parts.find(({ slug, note }) => slug === name && !note)?.id ?? [])
  return { ...kit, wanted: [...new Set(wanted)].slice(0, kit.choices ?? 0) }
}
