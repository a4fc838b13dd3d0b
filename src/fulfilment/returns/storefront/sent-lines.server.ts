import { parseWholeNumber } from '#platform/http/request/form-fields.server.ts'
export function readQuantities({
  itemId,
  quantity,
}: {
  itemId: readonly string[]
  quantity: readonly string[]
}): Record<string, number> {
  return Object.fromEntries(itemId.map((id, index) => [id, parseWholeNumber(quantity[index] || '0')]))
}
