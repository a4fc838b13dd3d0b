import fc from 'fast-check'
import type { z } from 'zod'

/** Values of the real shop, by the name of the field that takes them: with them a request gets past the first check. */
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

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition
const bagOf = (schema: z.ZodType) => schema._zod.bag as Bag

/** Bodies that a schema would accept, or nearly so: what a rule in code asks beyond the schema is not known here. */
export function arbitraryOf(schema: z.ZodType, known: KnownValues, field = ''): fc.Arbitrary<unknown> {
  const of = (inner: z.ZodType | undefined, name = field) => arbitraryOf(inner as z.ZodType, known, name)
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(definition.shape ?? {}).map(([name, part]) => [name, of(part, name)]),
        ),
      )
    case 'string':
      return textOf(bagOf(schema), known, field)
    case 'number':
    case 'int':
      return numberOf(bagOf(schema), known, field)
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constantFrom(...(definition.values ?? []))
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries ?? {}))
    case 'array':
      return fc.array(of(definition.element), { maxLength: 3 })
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return fc.oneof(
        { weight: 4, arbitrary: of(definition.innerType) },
        { weight: 1, arbitrary: fc.constant(null) },
      )
    case 'catch':
      return of(definition.innerType)
    case 'undefined':
      return fc.constant(null)
    case 'union':
      return fc.oneof(...(definition.options ?? []).map((option) => of(option)))
    case 'pipe':
      // What arrives is described by the first half; a preprocessing step describes nothing, and the second half does.
      return of(
        definitionOf(definition.in as z.ZodType).type === 'transform' ? definition.out : definition.in,
      )
    case 'record':
      return fc.dictionary(of(definition.keyType) as fc.Arbitrary<string>, of(definition.valueType), {
        maxKeys: 4,
      })
    case 'custom':
      return fc.constantFrom(...uploads)
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 2 })
    default:
      throw new Error(`no requests are made yet from a schema of the type '${definition.type}' (${field})`)
  }
}

function textOf({ format, patterns, minimum = 0 }: Bag, known: KnownValues, field: string) {
  if (Object.hasOwn(known, field)) return fc.constantFrom(...(known[field] as readonly string[]))
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...known.id), fc.uuid())
  if (format === 'datetime') return fc.constantFrom('2026-11-15T12:00:00Z', '2026-02-29T25:61:00-99:00')
  const [pattern] = patterns ?? []
  if (pattern) return fc.stringMatching(new RegExp(pattern.source))
  return fc.oneof(
    fc.constantFrom('Ana Prado', 'Rua Caiubi, 318', 'SP', 'São Paulo', '12', '12,50', 'on', 'true'),
    fc.string({ minLength: Math.min(minimum, 50), maxLength: 60 }),
  )
}

function numberOf({ minimum, maximum, format }: Bag, known: KnownValues, field: string) {
  if (Object.hasOwn(known, field)) return fc.constantFrom(...(known[field] ?? []).map(Number))
  const [min, max] = [Math.max(minimum ?? -1_000, -1_000_000), Math.min(maximum ?? 1_000, 1_000_000)]
  return format?.includes('int')
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true })
}

/** A file in a form; `encode-request.ts` knows it by its class. */
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
