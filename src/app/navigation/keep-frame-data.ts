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

/** On the way to a page with skeletons the frames keep what they have: else the skeletons would never be seen. */
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
