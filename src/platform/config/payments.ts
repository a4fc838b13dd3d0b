import { z } from 'zod'
import { MAX_CITY_LENGTH, MAX_RECEIVER_LENGTH, toBrCodeText } from '#platform/domain/br-code.ts'
import { isClockTime } from '#platform/domain/calendar.ts'
import { LARGEST_PIX_DISCOUNT_PERCENT } from '#platform/domain/payment-method.ts'
import { parsePixKey } from '#platform/domain/pix-key.ts'
import { faultsOfHalf, flag, text, url } from './setting-types.ts'
import type { Site } from './site.ts'

export const paymentSettings = z.object({
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_BASE: url.optional(),
  STRIPE_PIX: flag,
  STRIPE_INSTALMENTS: flag,
  PIX_KEY: text.optional(),
  PIX_NAME: text.optional(),
  PIX_CITY: text.optional(),
  PIX_DISCOUNT_PERCENT: z.coerce.number().int().min(0).max(LARGEST_PIX_DISCOUNT_PERCENT).default(0),
  PIX_HOLD_MINUTES: z.coerce.number().int().min(30).max(2880).default(120),
  PIX_HOLD_UNTIL: z.string().refine(isClockTime, 'write a time such as 12:00').default('12:00'),
  ALLOW_OFFLINE_PAYMENTS: flag,
})

type PaymentSettings = z.infer<typeof paymentSettings>

export function paymentFaults(env: PaymentSettings, site: Site): string[] {
  const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const faults = [
    ...faultsOfHalf(env, stripe, 'set all three'),
    ...faultsOfHalf(env, ['PIX_KEY', 'PIX_NAME', 'PIX_CITY'], 'set all three'),
    ...pixFaults(env),
  ]
  if (!site.isLocal && !env.STRIPE_SECRET_KEY && !env.PIX_KEY && !env.ALLOW_OFFLINE_PAYMENTS) {
    faults.push(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: required on a public address without PIX_KEY; ALLOW_OFFLINE_PAYMENTS=1 accepts test cards only',
    )
  }
  return faults
}

/** Reports values that a Pix code cannot contain at start, before a customer pays. */
function pixFaults({ PIX_KEY, PIX_NAME, PIX_CITY }: PaymentSettings): string[] {
  const faults: string[] = []
  if (PIX_KEY !== undefined && !parsePixKey(PIX_KEY)) {
    faults.push(
      'PIX_KEY: is no Pix key; write a CPF, a CNPJ, a phone with +55, an e-mail address or a random key, check digits included',
    )
  }
  const texts = [
    ['PIX_NAME', PIX_NAME, MAX_RECEIVER_LENGTH],
    ['PIX_CITY', PIX_CITY, MAX_CITY_LENGTH],
  ] as const
  for (const [name, value, longest] of texts) {
    const plain = toBrCodeText(value ?? 'x')
    if (plain.length < 1 || plain.length > longest || !/^[\x20-\x7e]+$/.test(plain)) {
      faults.push(`${name}: a Pix code has room for ${longest} letters, digits and signs without emoji`)
    }
  }
  return faults
}

export function paymentConfig(env: PaymentSettings, site: Site) {
  return {
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            publishableKey: env.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            apiBase: env.STRIPE_API_BASE,
            pix: env.STRIPE_PIX,
            instalments: env.STRIPE_INSTALMENTS,
          }
        : undefined,
    ownPixKey: readOwnPixKey(env),
    pixDiscountPercent: env.PIX_DISCOUNT_PERCENT,
    pixHoldMinutes: env.PIX_HOLD_MINUTES,
    pixHoldUntil: env.PIX_HOLD_UNTIL,
    // A public shop with a Pix key but without Stripe must not accept test cards.
    takesTestPayments: site.isLocal || env.ALLOW_OFFLINE_PAYMENTS,
  }
}

function readOwnPixKey({ PIX_KEY, PIX_NAME, PIX_CITY }: PaymentSettings) {
  const key = parsePixKey(PIX_KEY ?? '')
  if (!key || !PIX_NAME || !PIX_CITY) return undefined
  return { key: key.value, receiver: toBrCodeText(PIX_NAME), city: toBrCodeText(PIX_CITY) }
}
