import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'

interface PageOnScreen {
  pathname: string
  search: string
  /** Routes with loaded data, each with the part of the URL that it depends on. */
  routes: ReadonlyMap<string, string>
  account: string
  /** True if another tab changed the account. The server's response then overrides this page's data. */
  hasOtherVisitor: boolean
}

let page: PageOnScreen | null = null

/** Use once, in the root: exposes the current page to code outside of components. */
export function usePageOnScreen(account: string): void {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  useEffect(() => {
    const loadedMatches = matches.filter(({ loaderData }) => loaderData !== undefined)
    const routes = new Map(loadedMatches.map((match) => [match.id, match.pathname]))
    page = { pathname, search, routes, account, hasOtherVisitor: false }
    return () => {
      page = null
    }
  }, [pathname, search, matches, account])
}

export function markOtherVisitor(): void {
  if (page) page.hasOtherVisitor = true
}

export const pageOnScreen = (): PageOnScreen | null => page

/** True for a background reload of the visible page. */
export function isOnScreen({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return page?.pathname === pathname && page.search === search
}
