import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'

interface PageOnScreen {
  pathname: string
  search: string
  /** The routes that have their data, each with the part of the address that it answers for. */
  routes: ReadonlyMap<string, string>
  /** Whose page it is; empty for a guest's. */
  account: string
  /** Another tab told of another visitor, or of none: then the server's word about this page counts. */
  hasOtherVisitor: boolean
}

let page: PageOnScreen | null = null

/** Once, in the root: remembers what is being read, for what happens outside of components. */
export function usePageOnScreen(account: string): void {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  useEffect(() => {
    const loaded = matches.filter(({ loaderData }) => loaderData !== undefined)
    const routes = new Map(loaded.map((match) => [match.id, match.pathname]))
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

/** Whether this is the address that is being read: then its data is asked for once more, in the background. */
export function isOnScreen({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return page?.pathname === pathname && page.search === search
}
