import type { z } from 'zod'
import { fieldFaultCopy } from '#platform/copy/functions.ts'
import type { RequestFacts, Visitor } from '#platform/http/request/context.server.ts'
import type { RateLimitName } from '#platform/rate-limits/port.ts'
import type { Shop } from '#platform/shop.ts'
import type { Access } from './is-allowed.server.ts'

export interface FunctionCall<Body> {
  shop: Shop
  visitor: Visitor
  request: RequestFacts
  body: Body
}

export interface FunctionAnswer {
  status?: number
  headers?: Record<string, string>
  body: object
}

export interface ShopFunction {
  access: Access
  limit?: RateLimitName
  isForBuying?: true
  schema: z.ZodType
  parse(body: unknown): { ok: true; body: unknown } | { ok: false; fields: Record<string, string> }
  run(call: FunctionCall<never>): Promise<FunctionAnswer>
}

export function defineFunction<Schema extends z.ZodType>(definition: {
  access: Access
  limit?: RateLimitName
  isForBuying?: true
  schema: Schema
  run(call: FunctionCall<z.output<Schema>>): Promise<FunctionAnswer>
}): ShopFunction {
  return {
    access: definition.access,
    limit: definition.limit,
    isForBuying: definition.isForBuying,
    schema: definition.schema,
    run: definition.run as ShopFunction['run'],
    parse(body) {
      const input = definition.schema.safeParse(body)
      return input.success ? { ok: true, body: input.data } : { ok: false, fields: fieldFaults(input.error) }
    },
  }
}

export function fieldFaults(error: z.ZodError): Record<string, string> {
  const faults: [string, string][] = error.issues.map((issue) => [
    issue.path.map(String).join('.') || '_',
    fieldFaultCopy[issue.code] ?? 'Valor não aceito.',
  ])
  return Object.fromEntries(faults.reverse())
}
