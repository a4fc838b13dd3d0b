import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { pathTo } from '#addresses.ts'

/** Pages that show skeletons while their data is on its way. */
const pagesWithSkeletons = new Set([
  pathTo('products'),
  pathTo('wishlist'),
  pathTo('admin'),
  pathTo('adminDashboard'),
])

const isBackOffice = ({ pathname }: URL) => pathname.startsWith(pathTo('admin'))

/**
 * `shouldRevalidate` of the root and the frames. On the way to a page with skeletons they keep what they have: the router
 * changes pages only when all that it asked for has come, and the skeletons would never be seen. Everything else asks
 * again, so that visitor, counts and role are those of the last page that was loaded: after a form, after another tab or
 * this page asked for fresh data, and on the way into the back office or out of it.
 */
export function keepFrameData({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isMove = formMethod === 'GET' && currentUrl.href !== nextUrl.href
  const isKept =
    isMove && pagesWithSkeletons.has(nextUrl.pathname) && isBackOffice(currentUrl) === isBackOffice(nextUrl)
  return defaultShouldRevalidate && !isKept
}
