import { useViewTransitionState } from 'react-router'
import { pathTo } from '#addresses.ts'

/** Set only during navigation to or from the product page, because names must be unique per page. */
export function useImageTransition({ id, slug }: { id: string; slug: string }): string | undefined {
  return useViewTransitionState(pathTo('product', { slug })) ? `product-${id}` : undefined
}
