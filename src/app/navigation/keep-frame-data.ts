import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { pathTo } from '#addresses.ts'

const pagesWithSkeletons = new Set([
  pathTo('products'),
  pathTo('wishlist'),
  pathTo('admin'),
  pathTo('adminDashboard'),
])

const isBackOffice = ({ pathname }: URL) => pathname.startsWith(pathTo('admin'))

/** Frames skip revalidation on the way to these pages: waiting for it would hide the skeletons. */
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
