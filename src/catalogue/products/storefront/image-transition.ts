import { useViewTransitionState } from 'react-router'
import { pathTo } from '#addresses.ts'

/**
 * The name under which a view transition carries a product's image between its card and its page. Only while that page is
 * come to or left: a name may stand once on a page.
 */
export function useImageTransition({ id, slug }: { id: string; slug: string }): string | undefined {
  return useViewTransitionState(pathTo('product', { slug })) ? `product-${id}` : undefined
}
