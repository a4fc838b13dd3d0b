import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { routes } from '#app/route-table.ts'
import type { Access } from '#platform/http/functions/is-allowed.server.ts'
import type { RouteName } from './addresses.ts'

function routesWithin(frame: 'shop' | 'admin' | 'none', access?: Access): RouteConfigEntry[] {
  return routes
    .filter((entry) => entry.frame === frame && (access === undefined || entry.access === access))
    .filter(({ over }) => over === undefined)
    .map(({ name, path, module }) => route(path, module, { id: name }, dialogsOver(name)))
}

function dialogsOver(page: RouteName): RouteConfigEntry[] {
  return routes
    .filter(({ over }) => over === page)
    .map(({ name, path, module }) => route(path, module, { id: name }))
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
  layout('app/frames/admin-resources.tsx', { id: 'adminResources' }, [
    ...routesWithin('none', 'helper'),
    ...routesWithin('none', 'administrator'),
  ]),
  layout('app/frames/customer-resources.tsx', { id: 'customerResources' }, routesWithin('none', 'customer')),
  ...routesWithin('none', 'public'),
] satisfies RouteConfig
