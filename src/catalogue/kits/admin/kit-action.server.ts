import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { adminKitCopy as words } from '#catalogue/kits/admin-copy.ts'
import { isLargePersonalOffer, readPersonalOffer } from '#catalogue/kits/domain/personal-offer.ts'
import { saveKit } from '#catalogue/kits/use-cases/save-kit.ts'
import { readShelfKey } from '#catalogue/stock/domain/shelf.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import {
  oneOf,
  parseWholeNumber,
  seenNumber,
  text,
  textUpTo,
  ticked,
} from '#platform/http/request/form-fields.server.ts'

const MAX_ROWS = 5_000

const column = z.array(z.string().max(80)).max(MAX_ROWS).catch([])

export const kitIntents = {
  save: intent({
    schema: z.object({
      version: seenNumber,
      kind: z.enum(['none', 'fixed', 'choose']).catch('none'),
      choices: text,
      repeats: ticked,
      /** `shelf` and `count` are parallel columns of the same rows. */
      shelf: column,
      count: column,
      coupon: oneOf(['none', 'percent', 'amount']),
      percent: textUpTo(20),
      amount: textUpTo(20),
      minimum: textUpTo(20),
    }),
    failed: { title: words.saveFailed },
    proof(sent) {
      const coupon = readCoupon(sent)
      return coupon.ok && coupon.value !== null && isLargePersonalOffer(coupon.value.offer)
    },
    async run({ version, kind, choices, repeats, shelf, count, ...sent }, { shop, actor, params }) {
      const { id: productId = '' } = params
      if (!isUuid(productId)) return refuse('product-not-found')
      const coupon = readCoupon(sent)
      if (!coupon.ok) return coupon
      const choiceCount = parseWholeNumber(choices)
      return saveKit(shop, {
        actor,
        productId,
        seenVersion: version,
        draft: {
          kind: kind === 'none' ? null : kind,
          choices: Number.isNaN(choiceCount) ? null : choiceCount,
          repeats,
          parts: shelf.flatMap((key, row) => readPart(key, count[row] ?? '')),
          coupon: coupon.value,
        },
      })
    },
    done: () => words.saved,
    refusals: words.refusals,
  }),
}

interface SentCoupon {
  coupon?: 'none' | 'percent' | 'amount' | undefined
  percent: string
  amount: string
  minimum: string
}

function readCoupon({ coupon: kind = 'none', ...typed }: SentCoupon) {
  return kind === 'none' ? ok(null) : readPersonalOffer({ kind, ...typed })
}

/** Rows without a positive count are skipped. */
function readPart(key: string, typed: string) {
  const shelf = readShelfKey(key)
  const count = parseWholeNumber(typed)
  return shelf && count > 0 ? [{ ...shelf, count }] : []
}

export const changeKit = adminAction(kitIntents, { back: pathTo('adminProducts') })
