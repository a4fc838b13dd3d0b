/** Below this everything would match, and an index could not help. */
export const SHORTEST_SEARCH = 2
const LONGEST_SEARCH = 100

/** What was typed into the palette, fit to be asked; null when it is too short. */
export function readSearchText(typed: string): string | null {
  const text = typed.replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH)
  return text.length < SHORTEST_SEARCH ? null : text
}
