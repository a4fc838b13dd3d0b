import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { adminVouchersCopy as words } from '#orders/vouchers/admin-copy.ts'
import { correctVoucher, setVoucherBlocked } from '#orders/vouchers/use-cases/change-voucher.ts'
import { issueByHand } from '#orders/vouchers/use-cases/issue-by-hand.ts'
import { formatBrl, parseBrl } from '#platform/domain/money.ts'
import { idText, textUpTo } from '#platform/http/request/form-fields.server.ts'

const fields = { 'reason-missing': 'reason', 'amount-wrong': 'amount', 'below-zero': 'amount' }

const reasoned = { voucherId: idText, reason: textUpTo(200) }

const blocking = (isBlocked: boolean) =>
  intent({
    schema: z.object(reasoned),
    failed: { title: words.failed },
    run: (sent, { shop, actor }) => setVoucherBlocked(shop, { ...sent, isBlocked, actor }),
    done: () => ({ title: isBlocked ? words.block.done : words.unblock.done }),
    refusals: words.refusals,
    fields,
  })

export const voucherIntents = {
  issue: intent({
    schema: z.object({ amount: textUpTo(20), receiverName: textUpTo(100), reason: textUpTo(200) }),
    failed: { title: words.failed },
    proof: true,
    run: ({ amount, ...sent }, { shop, actor }) =>
      issueByHand(shop, { ...sent, amount: parseBrl(amount) ?? 0, actor }),
    done: () => ({ title: words.issue.done, text: words.issue.doneText }),
    refusals: words.refusals,
    fields,
  }),
  block: blocking(true),
  unblock: blocking(false),
  correct: intent({
    schema: z.object({ ...reasoned, amount: textUpTo(20) }),
    failed: { title: words.failed },
    proof: true,
    run: ({ amount, ...sent }, { shop, actor }) =>
      correctVoucher(shop, { ...sent, amount: parseBrl(amount) ?? 0, actor }),
    done: ({ balance }) => ({ title: words.correct.done(formatBrl(balance)) }),
    refusals: words.refusals,
    fields,
  }),
}

export const changeVouchers = adminAction(voucherIntents, { back: pathTo('adminVouchers') })
