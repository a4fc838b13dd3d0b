/** The index knows texts by their pieces of three characters; with fewer every order would have to be read. */
export const MIN_SEARCH_LENGTH = 3
const MAX_SEARCH_LENGTH = 100

/** What was typed into the palette, fit to be asked; null when it is too short. */
export function readSearchText(typed: string): string | null {
  const text = typed.trim().slice(0, MAX_SEARCH_LENGTH)
  return text.length < MIN_SEARCH_LENGTH ? null : text
}
