import { wholeNumberOf } from '#platform/http/request/form-fields.server.ts'
/** The lines of a form, an id and a number each; what is no number is refused by the use case. */
export function quantitiesOf({
  itemId,
  quantity,
}: {
  itemId: readonly string[]
  quantity: readonly string[]
}): Record<string, number> {
  return Object.fromEntries(itemId.map((id, index) => [id, wholeNumberOf(quantity[index] || '0')]))
}
