import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { CartVoucher } from '#checkout/purchase/storefront/payment/begin-checkout.ts'
import { openVoucherCopy, voucherRefusals } from '#orders/vouchers/copy/open-voucher.ts'
import { payWithVoucherCopy as words } from '#orders/vouchers/copy/voucher.ts'
import { looksLikeVoucherCode, readVoucherCode } from '#orders/vouchers/domain/voucher.ts'
import {
  noVoucherCookie,
  voucherCookie,
  voucherIn,
} from '#orders/vouchers/storefront/voucher-cookie.server.ts'
import { openVoucher } from '#orders/vouchers/use-cases/open-voucher.ts'
import { findAvailableVoucher } from '#orders/vouchers/use-cases/voucher-ledger.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import type { Shop } from '#platform/shop.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { goOnWith } from '#ui/form/send-answer.server.ts'

interface BrowserVoucher {
  readonly voucher: OpenedCartVoucher | null
  readonly cookie: string | null
}

export type OpenedCartVoucher = Omit<CartVoucher, 'used'>

export async function loadCartVoucher(
  shop: Shop,
  request: Request,
  { userId }: { userId: string },
): Promise<BrowserVoucher> {
  const named = await voucherIn(shop, request)
  const voucher = named && (await findAvailableVoucher(shop.db, { userId, voucherId: named.voucherId }))
  if (!named) return { voucher: null, cookie: null }
  if (!voucher || voucher.balance <= 0) return { voucher: null, cookie: await noVoucherCookie(shop) }
  const { codeEnd, balance } = voucher
  return { voucher: { token: named.token, codeEnd, balance }, cookie: null }
}

type VoucherForm = { intent: string; code?: string } | null

/** The coupon field also accepts voucher codes, including from guests. Returns null if the code is neither. */
export async function changeCartVoucher(
  request: Request,
  shop: Shop,
  form: VoucherForm,
  clientAddress: string,
) {
  if (form?.intent === 'drop-voucher')
    return answer(request, shop, done({ title: words.removed }), await noVoucherCookie(shop))
  const code = form?.intent === 'coupon' ? (form.code ?? '') : ''
  // Mistyped voucher codes are handled here, because a coupon code is written into the URL.
  if (readVoucherCode(code) === null && !looksLikeVoucherCode(code)) return null
  const opened = await openVoucher(shop, { typed: code, clientAddress })
  if (opened.ok) {
    const { id, balance } = opened.value
    return answer(request, shop, done(words.opened(formatBrl(balance))), await voucherCookie(shop, id))
  }
  // A 16-character coupon may pass the voucher check, but lacks the grouping of voucher codes.
  if (opened.code === 'voucher-unknown' && !looksLikeVoucherCode(code)) return null
  const text =
    opened.code === 'too-many'
      ? functionCopy.tooMany(opened.details.retryAfterSeconds)
      : voucherRefusals[opened.code]
  const status = opened.code === 'too-many' ? 429 : 200
  return answer(request, shop, refused({ title: openVoucherCopy.failed, text }), null, status)
}

function answer(request: Request, shop: Shop, content: FormAnswer, cookie: string | null, status = 200) {
  const headers = new Headers(cookie ? { 'Set-Cookie': cookie } : {})
  return isDocumentRequest(request)
    ? goOnWith(shop, pathTo('cart'), content, headers)
    : data(content, { headers, status })
}
