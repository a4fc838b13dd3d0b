import { describe, expect, test } from 'vitest'
import { type Room, rooms } from './house.ts'
import { type Import, importsOf, sourceFiles } from './imports.ts'

const files = sourceFiles()
const imports = files.flatMap(importsOf)

function isAllowed(room: Room, { to, typeOnly }: Import): boolean {
  const reachable = typeOnly ? [...room.mayReach, ...(room.mayNameTypesOf ?? [])] : room.mayReach
  return reachable.some((path) => path.test(to))
}

describe('the directions of the house', () => {
  test('the check sees the whole house', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(imports.length).toBeGreaterThan(files.length / 2)
  })

  test('every room reaches only its neighbours', () => {
    const wrong = imports.filter((found) => {
      const room = rooms.find(({ path }) => path.test(found.from))
      return room !== undefined && !isAllowed(room, found)
    })
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('nobody imports the composition root', () => {
    expect(imports.filter(({ to }) => to === 'server.ts')).toEqual([])
  })

  test('no imports run in a circle', () => {
    expect(circles(imports.filter(({ typeOnly }) => !typeOnly))).toEqual([])
  })

  test('no room without a name of its own', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|lib|misc)(\/|\.)/.test(file))).toEqual([])
  })
})

function circles(edges: Import[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
  const finished = new Set<string>()
  const found: string[] = []
  const visit = (file: string, way: string[]) => {
    if (finished.has(file)) return
    const start = way.indexOf(file)
    if (start >= 0) {
      found.push([...way.slice(start), file].join(' → '))
      return
    }
    for (const to of next.get(file) ?? []) visit(to, [...way, file])
    finished.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return found
}
