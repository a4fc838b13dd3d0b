import { redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { Route } from './+types/old-address-route'

/** Older links use /produtos/{slug}. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(pathTo('product', params), 301)
}
