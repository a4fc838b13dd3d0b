import fc from 'fast-check'
import { z } from 'zod'
import { type RouteName, routePaths } from '#addresses.ts'
import { shopFunctions } from '#app/functions.server.ts'
import { routeTable } from '#app/route-table.ts'
import type { Access } from '../../src/platform/http/functions/is-allowed.server.ts'
import {
  type EncodedBody,
  type Encoding,
  formEncoding,
  jsonEncoding,
  uploadEncoding,
} from './encode-request.ts'
import { actionForms, pageQueries } from './form-schemas.ts'
import { buildArbitrary, type KnownValues } from './from-schema.ts'
import { nastyText } from './nasty-values.ts'
import { spoiled } from './spoil.ts'

export interface FuzzRequest {
  method: 'GET' | 'POST'
  path: string
  encoded: EncodedBody | null
  accept: string
}

export interface Target {
  name: string
  kind: 'function' | 'action' | 'page'
  access: Access
  endsSession: boolean
  requests: fc.Arbitrary<FuzzRequest>
}

/** Valid bodies by function: small mutations of these reach the deepest code. */
export type HonestBodies = Readonly<Record<string, unknown>>

export function listTargets(knownValues: KnownValues, honest: HonestBodies): Target[] {
  return [
    ...functionTargets(knownValues, honest),
    ...actionTargets(knownValues, honest),
    ...pageTargets(knownValues),
  ]
}

const encodings: Record<'form' | 'upload' | 'json', fc.Arbitrary<Encoding>> = {
  form: formEncoding,
  upload: uploadEncoding,
  json: jsonEncoding,
}

function functionTargets(knownValues: KnownValues, honest: HonestBodies): Target[] {
  return Object.entries(shopFunctions).map(([name, { schema, access }]) => ({
    name,
    kind: 'function',
    access,
    endsSession: false,
    requests: fc
      .tuple(spoiled(describeBody(name, schema, knownValues, honest)), jsonEncoding)
      .map(([value, encode]) => post(`/api/functions/${name}`, encode(value), 'application/json')),
  }))
}

function describeBody(name: string, schema: z.ZodType, knownValues: KnownValues, honest: HonestBodies) {
  const madeArbitrary = buildArbitrary(schema, knownValues)
  return Object.hasOwn(honest, name) ? fc.oneof(fc.constant(honest[name]), madeArbitrary) : madeArbitrary
}

function actionTargets(knownValues: KnownValues, honest: HonestBodies): Target[] {
  const entries = Object.entries(actionForms) as [RouteName, NonNullable<(typeof actionForms)[RouteName]>][]
  return entries.map(([name, { schema, encoding, endsSession = false }]) => {
    const path = routePaths[name]
    const { access } = routeTable[name]
    return {
      name,
      kind: 'action',
      access,
      endsSession,
      requests: fc
        .tuple(
          spoiled(describeBody(name, schema, knownValues, honest)),
          encodings[encoding],
          filledPath(path, knownValues),
          fc.boolean(),
        )
        .map(([value, encode, address, asData]) =>
          asData && !address.startsWith('/api/')
            ? post(asDataAddress(address), encode(value), '*/*')
            : post(address, encode(value), 'text/html'),
        ),
    }
  })
}

function pageTargets(knownValues: KnownValues): Target[] {
  const entries = Object.entries(pageQueries) as [RouteName, readonly string[]][]
  return entries.map(([name, parameters]) => {
    const path = routePaths[name]
    const { access } = routeTable[name]
    const schema = z.object(Object.fromEntries(parameters.map((parameter) => [parameter, z.string()])))
    const query = spoiled(buildArbitrary(schema, knownValues)).map(buildQuery)
    return {
      name: `GET ${name}`,
      kind: 'page',
      access,
      endsSession: false,
      requests: fc
        .tuple(filledPath(path, knownValues), query, fc.boolean())
        .map(([address, queryString, asData]) => ({
          method: 'GET',
          path: withinLimits(`${asData ? asDataAddress(address) : address}?${queryString}`),
          encoded: null,
          accept: asData ? '*/*' : 'text/html',
        })),
    }
  })
}

const post = (path: string, encodedBody: EncodedBody, accept: string): FuzzRequest => ({
  method: 'POST',
  path: withinLimits(path),
  encoded: encodedBody,
  accept,
})

const asDataAddress = (address: string) => (address === '/' ? '/_root.data' : `${address}.data`)

/** Node rejects a request line longer than its header limit; other tests cover that. */
const withinLimits = (path: string) => path.slice(0, 8_100).replace(/%[0-9A-F]?$/, '')

function filledPath(path: string, knownValues: KnownValues): fc.Arbitrary<string> {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  if (parameters.length === 0) return fc.constant(path)
  const real = (name: string) => fc.constantFrom(...(knownValues[name] ?? knownValues.id))
  const values = parameters.map((name) =>
    fc.oneof({ weight: 4, arbitrary: real(name) }, { weight: 1, arbitrary: nastyText }),
  )
  return fc
    .tuple(...values)
    .map((values) =>
      parameters.reduce((filledPath, name, at) => filledPath.replace(`:${name}`, encoded(values[at])), path),
    )
}

/** An empty segment would change the route, and a lone surrogate cannot be encoded. */
const encoded = (text = '') => encodeURIComponent(text.toWellFormed() || ' ').replaceAll("'", '%27')

function buildQuery(value: unknown): string {
  const query = new URLSearchParams()
  const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : [['value', value]]
  for (const [name, text] of pairs)
    query.append(String(name), typeof text === 'string' ? text : (JSON.stringify(text) ?? ''))
  return query.toString()
}
