import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import type { RouteName } from '#addresses.ts'
import { routeTable } from './app/route-table.ts'
import type { Access } from './kit/access.ts'

const entries = Object.entries(routeTable) as [RouteName, (typeof routeTable)[RouteName]][]

const pageBehind = (entry: object) => ('over' in entry ? entry.over : null)

function routesWithin(frame: 'shop' | 'admin' | 'none', access?: Access): RouteConfigEntry[] {
  return entries
    .filter(([, entry]) => entry.frame === frame && (access === undefined || entry.access === access))
    .filter(([, entry]) => pageBehind(entry) === null)
    .map(([name, entry]) => route(entry.path, entry.module, { id: name }, dialogsOver(name)))
}

function dialogsOver(page: RouteName): RouteConfigEntry[] {
  return entries
    .filter(([, entry]) => pageBehind(entry) === page)
    .map(([name, entry]) => route(entry.path, entry.module, { id: name }))
}

export default [
  layout('app/frames/shop-frame.tsx', { id: 'shopFrame' }, [
    layout('app/frames/shop-pages.tsx', { id: 'shopPages' }, [
      ...routesWithin('shop'),
      route('*', 'app/not-found.tsx', { id: 'notFound' }),
    ]),
  ]),
  layout('app/frames/admin-frame.tsx', { id: 'adminFrame' }, [
    layout('app/frames/admin-pages.tsx', { id: 'adminPages' }, routesWithin('admin')),
  ]),
  layout('app/frames/admin-resources.tsx', { id: 'adminResources' }, routesWithin('none', 'administrator')),
  layout('app/frames/customer-resources.tsx', { id: 'customerResources' }, routesWithin('none', 'customer')),
  ...routesWithin('none', 'public'),
] satisfies RouteConfig
