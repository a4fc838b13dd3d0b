import { foldText } from './fold-text.ts'

const ROWS_PER_PAGE = 40

interface ShortListOptions<Row, Tab extends string> {
  query: { search: string; page: number; tab?: Tab | null }
  textOf: (row: Row) => string
  tabs: Readonly<Record<Tab, (row: Row) => boolean>>
}

/** Searches a list that is short enough to be loaded whole. The counts of the tabs follow the search. */
export function shortList<Row, Tab extends string>(
  all: readonly Row[],
  { query: { search, page, tab }, textOf, tabs }: ShortListOptions<Row, Tab>,
) {
  const searchText = foldText(search)
  const matches = all.filter((row) => foldText(textOf(row)).includes(searchText))
  const listed = tab ? matches.filter(tabs[tab]) : matches
  const count = Math.max(1, Math.ceil(listed.length / ROWS_PER_PAGE))
  const shownPage = Math.min(page, count)
  return {
    rows: listed.slice((shownPage - 1) * ROWS_PER_PAGE, shownPage * ROWS_PER_PAGE),
    pages: { count, page: shownPage },
    counts: {
      all: matches.length,
      ...Object.fromEntries(
        Object.entries<(row: Row) => boolean>(tabs).map(([name, isIn]) => [
          name,
          matches.filter(isIn).length,
        ]),
      ),
    } as Readonly<Record<Tab | 'all', number>>,
  }
}
