import { kitPageCopy } from '#catalogue/kits/copy/kit.ts'
import type { Kit, KitPart } from '#catalogue/kits/domain/kit.ts'
import type { ShelfKit } from '#catalogue/kits/use-cases/kit-columns.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { imageOfWidth } from '#platform/images/image-variants.ts'

export interface PartOnPage extends KitPart {
  slug: string | null
  price: Centavos
  image: string | null
  /** For example 'volta em 28/11' or 'esgotada'; null if available. */
  note: string | null
}

export interface KitOnPage extends Kit<PartOnPage> {
  preselectedIds: string[]
}

export const describeKit = (kit: ShelfKit | null): KitOnPage | null =>
  kit && {
    ...kit,
    preselectedIds: [],
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

/** Preselects available parts by slug, for example 'jasmim,mel-figo', in order of preference. */
export function withChosen(kit: KitOnPage | null, slugs: string | null): KitOnPage | null {
  const slugList = slugs?.split(',') ?? []
  if (!kit || slugList.length === 0) return kit
  const wantedIds = slugList.flatMap(
    (name) => kit.parts.find(({ slug, note }) => slug === name && !note)?.id ?? [],
  )
  return { ...kit, preselectedIds: [...new Set(wantedIds)].slice(0, kit.choices ?? 0) }
}
