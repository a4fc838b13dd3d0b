/** The trigram index needs three characters; shorter searches would scan every order. */
export const MIN_SEARCH_LENGTH = 3
const MAX_SEARCH_LENGTH = 100

export function readSearchText(typed: string): string | null {
  const text = typed.trim().slice(0, MAX_SEARCH_LENGTH)
  return text.length < MIN_SEARCH_LENGTH ? null : text
}
