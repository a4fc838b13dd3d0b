import { redirect } from 'react-router'
import { pathTo } from '#web/route-table.ts'
import type { Route } from './+types/product-old-address.ts'

/** Older links say /produtos/{slug}. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(pathTo('product', params), 301)
}
