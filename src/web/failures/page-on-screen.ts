import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'

interface PageOnScreen {
  pathname: string
  search: string
  /** The routes that have their data, each with the part of the address that it answers for. */
  routes: ReadonlyMap<string, string>
}

let page: PageOnScreen | null = null

/** Once, in the root: remembers what is being read, for what happens outside of components. */
export function usePageOnScreen(): void {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  useEffect(() => {
    const loaded = matches.filter(({ loaderData }) => loaderData !== undefined)
    page = { pathname, search, routes: new Map(loaded.map((match) => [match.id, match.pathname])) }
    return () => {
      page = null
    }
  }, [pathname, search, matches])
}

export const pageOnScreen = (): PageOnScreen | null => page

/** Whether this is the address that is being read: then its data is asked for once more, in the background. */
export function isOnScreen({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return page?.pathname === pathname && page.search === search
}
