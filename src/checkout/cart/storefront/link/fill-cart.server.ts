import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { signInNeeded } from '#accounts/session/storefront/access.server.ts'
import { signInAndBack } from '#accounts/sign-in/storefront/sign-in-and-back.ts'
import { pathTo } from '#addresses.ts'
import { viewCart } from '#catalogue/products/copy/cart-buttons.ts'
import { cartLinkCopy } from '#catalogue/products/copy/cart-link.ts'
import { guestNeedsScript } from '#checkout/cart/copy/cart.ts'
import {
  countTaken,
  fillCartByLink,
  findLinkedLines,
  type LinkedLine,
} from '#checkout/cart/use-cases/cart-link.ts'
import { cartTotal } from '#orders/domain/cart-line.ts'
import { answerForm } from '#platform/http/request/answer-form.server.ts'
import { shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { wholeNumber } from '#platform/http/request/form-fields.server.ts'
import { isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'

/** Total in centavos that the page displayed: items are only added at prices that the visitor has seen. */
export const cartLinkForm = z.object({ total: wholeNumber.catch(-1) })

export const linkTotal = (lines: readonly LinkedLine[]) =>
  cartTotal(lines.map((line) => ({ unitPrice: line.unitPrice, quantity: countTaken(line) })))

/** A guest cart exists only in the browser, so guests without JavaScript are asked to sign in. */
export async function fillCart(request: Request, context: Readonly<RouterContextProvider>, codes: string) {
  const shop = shopOf(context)
  const visitor = visitorOf(context)
  const ownPath = pathTo('cartLink', { codes })
  if (visitor.kind === 'guest') {
    if (!isDocumentRequest(request)) throw signInNeeded()
    return redirectWithFlash(shop, ownPath, {
      ...guestNeedsScript,
      tone: 'destructive',
      link: signInAndBack(ownPath),
    })
  }
  const form = await readFormData(request)
  const { total } = readForm(cartLinkForm, form)
  const answer = await answerForm(context, form, async (inside): Promise<FormAnswer> => {
    const { lines } = await findLinkedLines(inside, { codes })
    if (linkTotal(lines) !== total) return refused(cartLinkCopy.changed)
    const { added, leftOut } = await fillCartByLink(inside, { userId: visitor.userId, lines })
    if (added === 0) return refused({ title: cartLinkCopy.allSoldOut })
    const text = leftOut.length > 0 ? cartLinkCopy.leftOut(leftOut) : undefined
    return done({ title: cartLinkCopy.added, text, link: { label: viewCart, to: pathTo('cart') } })
  })
  if (!isDocumentRequest(request)) return data(answer, answer.ok ? 200 : 409)
  return redirectWithFlash(
    shop,
    answer.ok ? pathTo('cart') : ownPath,
    answer.toast ?? { title: cartLinkCopy.added },
  )
}
