import fc from 'fast-check'
import { nastyKeys, nastyText, nastyValue } from './nasty-values.ts'

/** One thing done to a body. `where` picks the place among all there are. */
interface Damage {
  how: 'replace' | 'replace-text' | 'drop' | 'wrap' | 'add-key' | 'swap' | 'repeat'
  where: number
  key: string
  value: unknown
}

const damage: fc.Arbitrary<Damage> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      how: fc.constant('replace' as const),
      where: fc.nat(200),
      key: fc.constant(''),
      value: nastyValue,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      how: fc.constant('replace-text' as const),
      where: fc.nat(200),
      key: fc.constant(''),
      value: nastyText,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      how: fc.constantFrom(
        'drop' as const,
        'wrap' as const,
        'add-key' as const,
        'swap' as const,
        'repeat' as const,
      ),
      where: fc.nat(200),
      key: fc.constantFrom(...nastyKeys),
      value: nastyValue,
    }),
  },
)

/** Mostly one fault at a time, so that the rest of the body is good enough to get far; sometimes none, sometimes three. */
export function spoiled(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const damages = fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 6, arbitrary: fc.array(damage, { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(damage, { minLength: 2, maxLength: 3 }) },
  )
  return fc.oneof(
    {
      weight: 20,
      arbitrary: fc.tuple(body, damages).map(([value, all]) => all.reduce<unknown>(applied, value)),
    },
    { weight: 1, arbitrary: nastyValue },
  )
}

interface Place {
  holder: Record<string, unknown>
  key: string
}

function applied(value: unknown, { how, where, key, value: nasty }: Damage): unknown {
  const root = { body: copyOf(value) }
  const places = placesIn(root)
  const { holder, key: at } = places[where % places.length] as Place
  const found = holder[at]
  switch (how) {
    case 'replace':
    case 'replace-text':
      holder[at] = nasty
      break
    case 'drop':
      if (holder === (root as unknown)) root.body = {}
      else delete holder[at]
      break
    case 'wrap':
      holder[at] = [found]
      break
    case 'swap':
      holder[at] = isHolder(found) ? JSON.stringify(found) : { value: found }
      break
    case 'repeat':
      holder[at] = Array.from({ length: 60 }, () => found)
      break
    case 'add-key':
      // As JSON.parse does it: an own key, even when it is called __proto__.
      if (isHolder(found) && !Array.isArray(found))
        Object.defineProperty(found, key, {
          value: nasty,
          enumerable: true,
          configurable: true,
          writable: true,
        })
      break
  }
  return root.body
}

/** Not the places inside what an earlier damage nested a thousand levels deep. */
const MAX_DEPTH = 6

function placesIn(holder: Record<string, unknown>, depth = 0): Place[] {
  return Object.keys(holder).flatMap((key) => {
    const inner = holder[key]
    return [{ holder, key }, ...(isHolder(inner) && depth < MAX_DEPTH ? placesIn(inner, depth + 1) : [])]
  })
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  ['Object', 'Array', undefined].includes(value.constructor?.name)

/** As deep as places are looked for; below that, and in the files of a form, nothing is ever changed. */
function copyOf(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH + 1) return value
  if (Array.isArray(value)) return value.map((inner) => copyOf(inner, depth + 1))
  if (!isHolder(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner, depth + 1)]))
}
