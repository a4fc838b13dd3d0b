import { z } from 'zod'
import type { Centavos } from '#platform/domain/money.ts'

const parseDecimal = (reais: string | number): Centavos => Math.round(Number(reais) * 100)
export const toDecimal = (amount: Centavos): number => amount / 100

/** Accepts '24.80' and 24.8; returns centavos. */
const amount = z.union([z.string(), z.number()]).transform(parseDecimal)
const words = z.string().nullish()

const range = z.object({ min: z.number(), max: z.number() })

/** Carriers that do not serve the destination return `error` instead of a price. */
export const offersShape = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    company: z.object({ name: z.string() }).nullish(),
    price: amount.nullish(),
    custom_price: amount.nullish(),
    delivery_range: range.nullish(),
    custom_delivery_range: range.nullish(),
    error: words,
  }),
)

const labelShape = z.object({
  id: z.string().min(1),
  status: words,
  price: amount.nullish(),
  tracking: words,
  tags: z.array(z.object({ tag: z.union([z.string(), z.number()]).nullish() })).nullish(),
  posted_at: words,
  delivered_at: words,
  canceled_at: words,
  paid_at: words,
})
/** Fields of a label in cart, list, tracking and webhook responses; none has all of them. */
export type ServiceLabel = z.infer<typeof labelShape>

export const cartShape = labelShape.extend({ price: amount.pipe(z.number().positive()) })
export const pageShape = z.object({
  data: z.array(labelShape),
  last_page: z.number().nullish(),
})
/** The service returns an empty array instead of an empty object. */
export const trackingShape = z.union([
  z.record(z.string(), labelShape.extend({ id: z.string().nullish() })),
  z.array(z.never()).transform((): Record<string, never> => ({})),
])
export const webhookShape = z.object({
  event: z.string(),
  data: z.union([labelShape, z.looseObject({ id: z.undefined().nullish() }), z.null()]).optional(),
})
export const balanceShape = z.object({ balance: amount })
/** The owner and customers open this URL, so only http(s) is accepted. */
export const printShape = z.object({ url: z.url({ protocol: /^https?$/ }) })
export const cancelShape = z.record(z.string(), z.object({ canceled: z.boolean() }))
export const tokensShape = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
})

const refusalShape = z.object({
  message: words,
  error: words,
  errors: z.union([z.record(z.string(), z.array(z.string())), z.array(z.string())]).nullish(),
})

const MAX_REASON_LENGTH = 300

export function readReason(body: unknown): string {
  const { data } = refusalShape.safeParse(body)
  const errors = Object.values(data?.errors ?? {}).flat()
  return (errors.join(' ') || data?.error || data?.message || '').slice(0, MAX_REASON_LENGTH)
}
