import type { AddressSuggestion } from '#integrations/maps/port.ts'
import type { Shop } from '#shop/shop.ts'

export const SHORTEST_SEARCH = 3

/** Nothing below three characters: everything would match. */
export async function suggestAddresses(
  shop: Pick<Shop, 'maps'>,
  { text }: { text: string },
): Promise<AddressSuggestion[]> {
  const typed = text.trim()
  return typed.length < SHORTEST_SEARCH ? [] : shop.maps.suggest(typed)
}
