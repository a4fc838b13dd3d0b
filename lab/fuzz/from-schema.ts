import fc from 'fast-check'
import type { z } from 'zod'

/** Real values by field name, so that requests get past the first checks. */
export type KnownValues = Readonly<Record<string, readonly string[]>> & { readonly id: readonly string[] }

interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  values?: unknown[]
  entries?: Record<string, string>
  in?: z.ZodType
  out?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
}

interface Bag {
  minimum?: number
  maximum?: number
  format?: string
  patterns?: Set<RegExp>
}

const readDefinition = (schema: z.ZodType) => schema._zod.def as unknown as Definition
const readBag = (schema: z.ZodType) => schema._zod.bag as Bag

/** Bodies that match the schema. Rules outside of the schema are unknown here. */
export function buildArbitrary(
  schema: z.ZodType,
  knownValues: KnownValues,
  field = '',
): fc.Arbitrary<unknown> {
  const arbitraryIn = (inner: z.ZodType | undefined, name = field) =>
    buildArbitrary(inner as z.ZodType, knownValues, name)
  const definition = readDefinition(schema)
  switch (definition.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(definition.shape ?? {}).map(([name, part]) => [name, arbitraryIn(part, name)]),
        ),
      )
    case 'string':
      return textOf(readBag(schema), knownValues, field)
    case 'number':
    case 'int':
      return buildNumber(readBag(schema), knownValues, field)
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constantFrom(...(definition.values ?? []))
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries ?? {}))
    case 'array':
      return fc.array(arbitraryIn(definition.element), { maxLength: 3 })
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return fc.oneof(
        { weight: 4, arbitrary: arbitraryIn(definition.innerType) },
        { weight: 1, arbitrary: fc.constant(null) },
      )
    case 'catch':
      return arbitraryIn(definition.innerType)
    case 'undefined':
      return fc.constant(null)
    case 'union':
      return fc.oneof(...(definition.options ?? []).map((option) => arbitraryIn(option)))
    case 'pipe':
      // A preprocessing step describes nothing, so the schema behind it is used.
      return arbitraryIn(
        readDefinition(definition.in as z.ZodType).type === 'transform' ? definition.out : definition.in,
      )
    case 'record':
      return fc.dictionary(
        arbitraryIn(definition.keyType) as fc.Arbitrary<string>,
        arbitraryIn(definition.valueType),
        {
          maxKeys: 4,
        },
      )
    case 'custom':
      return fc.constantFrom(...uploads)
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 2 })
    default:
      throw new Error(`no requests are made yet from a schema of the type '${definition.type}' (${field})`)
  }
}

function textOf({ format, patterns, minimum = 0 }: Bag, knownValues: KnownValues, field: string) {
  if (Object.hasOwn(knownValues, field)) return fc.constantFrom(...(knownValues[field] as readonly string[]))
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...knownValues.id), fc.uuid())
  if (format === 'datetime') return fc.constantFrom('2026-11-15T12:00:00Z', '2026-02-29T25:61:00-99:00')
  const [pattern] = patterns ?? []
  if (pattern) return fc.stringMatching(new RegExp(pattern.source))
  return fc.oneof(
    fc.constantFrom('Ana Prado', 'Rua Caiubi, 318', 'SP', 'São Paulo', '12', '12,50', 'on', 'true'),
    fc.string({ minLength: Math.min(minimum, 50), maxLength: 60 }),
  )
}

function buildNumber({ minimum, maximum, format }: Bag, knownValues: KnownValues, field: string) {
  if (Object.hasOwn(knownValues, field)) return fc.constantFrom(...(knownValues[field] ?? []).map(Number))
  const [min, max] = [Math.max(minimum ?? -1_000, -1_000_000), Math.min(maximum ?? 1_000, 1_000_000)]
  return format?.includes('int')
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true })
}

export class Upload {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array

  constructor(name: string, type: string, bytes: Uint8Array) {
    this.name = name
    this.type = type
    this.bytes = bytes
  }
}

const bytes = (text: string) => new TextEncoder().encode(text)

export const uploads: readonly Upload[] = [
  new Upload('foto.png', 'image/png', bytes('\x89PNG\r\n\x1a\n')),
  new Upload('../../../../etc/passwd', 'image/jpeg', bytes('root')),
  new Upload('a.svg', 'image/svg+xml', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
  new Upload('', 'text/html', bytes('<script>alert(1)</script>')),
  new Upload('produtos.csv', 'text/csv', bytes('nome;preco\n=1+1;12,00\n"aberto')),
  new Upload('produtos.csv', 'text/csv', new Uint8Array(2_000).fill(0xff)),
  new Upload('vazio.png', 'image/png', new Uint8Array()),
]
