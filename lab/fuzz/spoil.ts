import fc from 'fast-check'
import { nastyKeys, nastyText, nastyValue } from './nasty-values.ts'

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

export function spoiled(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const damages = fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 6, arbitrary: fc.array(damage, { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(damage, { minLength: 2, maxLength: 3 }) },
  )
  return fc.oneof(
    {
      weight: 20,
      arbitrary: fc.tuple(body, damages).map(([value, all]) => all.reduce<unknown>(applyDamage, value)),
    },
    { weight: 1, arbitrary: nastyValue },
  )
}

interface Place {
  holder: Record<string, unknown>
  key: string
}

function applyDamage(value: unknown, { how, where, key, value: nasty }: Damage): unknown {
  const root = { body: copyValue(value) }
  const places = placesIn(root)
  const { holder, key: at } = places[where % places.length] as Place
  const valueBefore = holder[at]
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
      holder[at] = [valueBefore]
      break
    case 'swap':
      holder[at] = isHolder(valueBefore) ? JSON.stringify(valueBefore) : { value: valueBefore }
      break
    case 'repeat':
      holder[at] = Array.from({ length: 60 }, () => valueBefore)
      break
    case 'add-key':
      // Creates an own property even for `__proto__`, like JSON.parse.
      if (isHolder(valueBefore) && !Array.isArray(valueBefore))
        Object.defineProperty(valueBefore, key, {
          value: nasty,
          enumerable: true,
          configurable: true,
          writable: true,
        })
      break
  }
  return root.body
}

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

function copyValue(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH + 1) return value
  if (Array.isArray(value)) return value.map((inner) => copyValue(inner, depth + 1))
  if (!isHolder(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyValue(inner, depth + 1)]))
}
