import type { Import } from './imports.ts'

/** Files that reach themselves through what they import, types counted: one line for each group of them. */
export const ringsOfFiles = (imports: readonly Import[]) => rings(imports.map(({ from, to }) => [from, to]))

/**
 * The same for folders. At each folder, its own files together are one place, and each folder in it, with everything below,
 * is another; so a parent and its child are in a ring as soon as each imports something of the other.
 */
export const ringsOfFolders = (imports: readonly Import[]) =>
  rings(imports.flatMap(({ from, to }) => placesWherePathsPart(from, to)))

type Edge = readonly [from: string, to: string]

function placesWherePathsPart(from: string, to: string): Edge[] {
  const [a, b] = [from.split('/'), to.split('/')]
  const shared = a.findIndex((name, depth) => name !== b[depth])
  const place = (path: string[]) => {
    const isOwnFile = path.length === shared + 1
    // Directly below `src` each file is a place of its own: the server imports everything, and everything the addresses.
    return isOwnFile && shared > 0
      ? [...path.slice(0, shared), '*'].join('/')
      : path.slice(0, shared + 1).join('/')
  }
  return place(a) === place(b) ? [] : [[place(a), place(b)]]
}

/** Each group of places that all reach each other, as the shortest way around from its first one. */
export function rings(edges: readonly Edge[]): string[] {
  const next = new Map<string, string[]>()
  for (const [from, to] of withoutDeadEnds(edges)) next.set(from, [...(next.get(from) ?? []), to])
  const known = new Set<string>()
  const found: string[] = []
  for (const start of [...next.keys()].sort()) {
    const ways = waysFrom(next, start)
    const around = ways.get(start)
    if (!around || known.has(start)) continue
    for (const place of ways.keys()) if (waysFrom(next, place).has(start)) known.add(place)
    found.push([start, ...around].join(' → '))
  }
  return found
}

/** What nobody comes from, or nothing goes on from, is in no ring. */
function withoutDeadEnds(edges: readonly Edge[]): readonly Edge[] {
  const froms = new Set(edges.map(([from]) => from))
  const tos = new Set(edges.map(([, to]) => to))
  const kept = edges.filter(([from, to]) => tos.has(from) && froms.has(to))
  return kept.length === edges.length ? kept : withoutDeadEnds(kept)
}

/** The shortest way to every place that can be reached. */
function waysFrom(next: ReadonlyMap<string, string[]>, start: string): Map<string, string[]> {
  const ways = new Map<string, string[]>()
  let ends: [string, string[]][] = [[start, []]]
  while (ends.length > 0) {
    const reached = ends.flatMap(([place, way]) =>
      (next.get(place) ?? []).map((to) => [to, [...way, to]] as [string, string[]]),
    )
    ends = reached.filter(([to, way]) => !ways.has(to) && ways.set(to, way))
  }
  return ways
}
