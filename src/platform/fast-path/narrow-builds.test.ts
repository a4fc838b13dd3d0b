import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routePaths } from '#addresses.ts'
import routes from '#routes.ts'
import { narrowBuilds, readFirstSegment } from './narrow-builds.ts'

type Routes = Record<string, { id: string; parentId?: string; path?: string }>

function buildManifest(entries: readonly RouteConfigEntry[], parentId: string): Routes {
  return Object.assign(
    {},
    ...entries.map(({ id = '', path, children = [] }) => ({
      [id]: { id, parentId, ...(path === undefined ? {} : { path }) },
      ...buildManifest(children, id),
    })),
  )
}

function buildTree(manifest: Routes, parentId?: string): RouteObject[] {
  return Object.values(manifest)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path }) => ({
      id,
      ...(path === undefined ? {} : { path }),
      children: buildTree(manifest, id),
    }))
}

const manifest: Routes = { root: { id: 'root', path: '' }, ...buildManifest(routes, 'root') }
const whole = { routes: manifest, assets: { version: '1', routes: manifest } } as unknown as ServerBuild
const narrow = narrowBuilds(whole)

const trees = new Map([whole, ...narrow.values()].map((build) => [build, buildTree(build.routes as Routes)]))

const pageAt = (build: ServerBuild, address: string) =>
  matchRoutes(trees.get(build) ?? [], address)?.map(({ route, params }) => [route.id, params])

const home = pageAt(whole, '/')

const pages = Object.values(routePaths).map((path) => path.replace(/:\w+/g, 'vela-de-coco'))

describe('a build for each first segment', () => {
  it.each([
    ...pages,
    ...pages.map((page) => `${page}/`),
    ...pages.map((page) => `${page.toUpperCase()}/nada`),
    '/nada',
    '/admin/nada/nenhuma',
    '//produtos',
    '/%70rodutos',
    '/produtos;a=1',
    '/:slug',
    '/*',
  ])('finds the same page at %s as all routes do', (address) => {
    const build = narrow.get(readFirstSegment(address)) ?? whole
    expect(pageAt(build, address)).toEqual(pageAt(whole, address))
    expect(pageAt(build, '/')).toEqual(home)
  })

  it('leaves out routes of other segments, in both lists', () => {
    const build = narrow.get('produto')
    expect(Object.keys(build?.routes ?? {})).toEqual([
      'root',
      'shopFrame',
      'shopPages',
      'productReviews',
      'home',
      'product',
      'notFound',
    ])
    expect(Object.keys(build?.assets.routes ?? {})).toEqual(Object.keys(build?.routes ?? {}))
    expect(build?.assets.version).toBe('1')
  })

  it('is found by the address of the page and of its data', () => {
    expect(readFirstSegment('/produtos')).toBe('produtos')
    expect(readFirstSegment('/produtos.data')).toBe('produtos')
    expect(readFirstSegment('/Produto/canela.data')).toBe('produto')
    expect(narrow.get(readFirstSegment('/.data'))).toBe(narrow.get(readFirstSegment('/')))
    expect(narrow.get(readFirstSegment('/_root.data'))).toBeUndefined()
    expect(narrow.get(readFirstSegment('/__manifest'))).toBeUndefined()
  })
})
