/** The index knows texts by their pieces of three characters; with fewer every order would have to be read. */
export const SHORTEST_SEARCH = 3
const LONGEST_SEARCH = 100

/** What was typed into the palette, fit to be asked; null when it is too short. */
export function readSearchText(typed: string): string | null {
  const text = typed.trim().slice(0, LONGEST_SEARCH)
  return text.length < SHORTEST_SEARCH ? null : text
}
