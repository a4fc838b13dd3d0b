import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import { joinList } from '#ui/copy/ui.ts'

/** For example 'Jasmim da Noite (120 g e 180 g) e Flor de Laranjeira, 180 g'. */
export function sizedNames(shelves: readonly { readonly name: string; readonly size: string | null }[]) {
  const names = [...Map.groupBy(shelves, ({ name }) => name)].map(([name, ofCandle]) => {
    const sizes = [...new Set(ofCandle.flatMap(({ size }) => size ?? []))]
    return sizes.length > 1 ? `${name} (${joinList(sizes)})` : sizedName({ name, size: sizes[0] ?? null })
  })
  return joinList(names)
}
