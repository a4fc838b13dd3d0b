export type PageEntry = { kind: 'page'; page: number } | { kind: 'gap'; after: number }

/** First, last, and the neighbours of the current page; a gap only where it hides at least two pages. */
export function pagesToShow(current: number, pageCount: number): PageEntry[] {
  const wanted = new Set([1, pageCount, current - 1, current, current + 1])
  if (current <= 4) for (let page = 2; page <= 3; page++) wanted.add(page)
  if (current >= pageCount - 3) for (let page = pageCount - 2; page < pageCount; page++) wanted.add(page)
  const pages = [...wanted].filter((page) => page >= 1 && page <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((page, index): PageEntry[] => {
    const previous = pages[index - 1] ?? page - 1
    if (page - previous === 2)
      return [
        { kind: 'page', page: page - 1 },
        { kind: 'page', page },
      ]
    return page - previous > 2
      ? [
          { kind: 'gap', after: previous },
          { kind: 'page', page },
        ]
      : [{ kind: 'page', page }]
  })
}
