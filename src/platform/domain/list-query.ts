import { pathTo, type RouteName, type routePaths } from '#addresses.ts'

export const SEARCH_MAX_LENGTH = 100
const LAST_PAGE = 10_000

/** One parameter of a list's address. `read` gets null if the address does not name it. */
interface Part<Value> {
  read(text: string | null): Value
  /** Sorting and place in the list leave the same rows; other parts narrow them. */
  kind: 'narrows' | 'sorts' | 'place'
}

// biome-ignore lint/suspicious/noExplicitAny: each part has a value of its own.
type Parts = Record<string, Part<any>>

type ValuesOf<Of extends Parts> = { [Name in keyof Of]: Of[Name] extends Part<infer Value> ? Value : never }

type ListRoute = {
  [Name in RouteName]: (typeof routePaths)[Name] extends `${string}:${string}` ? never : Name
}[RouteName]

export interface ListQuery<Query> {
  /** Reads an address that anyone may have typed: nonsense counts as absent. */
  read(parameters: URLSearchParams): Query
  parameters(query: Partial<Query>): Record<string, string>
  address(query: Partial<Query>, page?: ListRoute): string
  /** Goes to the first page and keeps filters and sorting. */
  fromStart(query: Query): Query
  isFiltered(query: Query): boolean
}

export type QueryOf<List> = List extends ListQuery<infer Query> ? Query : never

export function oneOf<Value extends string>(values: readonly Value[]): Part<Value | null>
export function oneOf<Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
  kind?: Part<Value>['kind'],
): Part<Value>
export function oneOf<Value extends string>(
  values: readonly Value[],
  initial: Value | null = null,
  kind: Part<Value>['kind'] = 'narrows',
): Part<Value | null> {
  return { kind, read: (text) => values.find((value) => value === text) ?? initial }
}

export const textOf = (
  read: (text: string | null) => string | null,
  kind: Part<string>['kind'] = 'narrows',
): Part<string | null> => ({ kind, read })

export const flag: Part<boolean> = { kind: 'place', read: (text) => text !== null }

const searchPart: Part<string> = {
  kind: 'narrows',
  read: (text) => (text ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
}

const pagePart: Part<number> = {
  kind: 'place',
  read(text) {
    const page = Number(text ?? 1)
    return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
  },
}

/** `settle` corrects parts that depend on each other. */
export function listQuery<const Of extends Parts>(
  route: ListRoute,
  parts: Of,
  settle: (query: ValuesOf<Of> & { search: string; page: number }) => Partial<ValuesOf<Of>> = () => ({}),
): ListQuery<ValuesOf<Of> & { search: string; page: number }> {
  type Query = ValuesOf<Of> & { search: string; page: number }
  const all: [string, Part<unknown>][] = Object.entries({ search: searchPart, ...parts, page: pagePart })
  const blank = Object.fromEntries(all.map(([name, part]) => [name, part.read(null)]))

  function parameters(query: Partial<Query>): Record<string, string> {
    const values = query as Record<string, unknown>
    const changedParts = all.filter(([name]) => (values[name] ?? blank[name]) !== blank[name])
    return Object.fromEntries(changedParts.map(([name]) => [name, String(values[name])]))
  }

  return {
    read(parameters) {
      const query = Object.fromEntries(
        all.map(([name, part]) => [name, part.read(parameters.get(name))]),
      ) as Query
      return { ...query, ...settle(query) }
    },
    parameters,
    address: (query, page = route) => pathTo(page as 'home', {}, parameters(query)),
    fromStart: (query) => ({
      ...query,
      ...Object.fromEntries(
        all.filter(([, { kind }]) => kind === 'place').map(([name]) => [name, blank[name]]),
      ),
    }),
    isFiltered: (query) => all.some(([name, { kind }]) => kind === 'narrows' && name in parameters(query)),
  }
}
