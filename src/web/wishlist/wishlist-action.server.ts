import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { wishNeedsScript } from '#copy/product/wishlist.ts'
import { wishlistToasts } from '#copy/product/wishlist-toasts.ts'
import type { Shop } from '#shop/shop.ts'
import { addFavourite, removeFavourite } from '#shop/wishlist/wishlist.ts'
import { signInNeeded } from '#web/accounts/session/access.server.ts'
import { signInAndBack } from '#web/accounts/sign-in/sign-in-and-back.ts'
import { favouriteFailure } from '#web/catalogue/favourite-failure.ts'
import { intentIn } from '#web/kit/failures/failed-answer.ts'
import { done, type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { sendAnswer } from '#web/kit/form/send-answer.server.ts'
import { answerForm } from '#web/server/request/answer-form.server.ts'
import { shopOf, visitorOf } from '#web/server/request/context.server.ts'
import { redirectWithFlash } from '#web/server/request/flash.server.ts'
import { formOf, tryForm } from '#web/server/request/form-of.server.ts'
import { cameFrom, isDocumentRequest } from '#web/server/request/is-document-request.server.ts'

export const wishlistFormSchema = z.object({ intent: z.enum(['add', 'remove']), productId: z.uuid() })

export async function changeWishlist(request: Request, context: Readonly<RouterContextProvider>) {
  const shop = shopOf(context)
  const visitor = visitorOf(context)
  const back = cameFrom(request, shop.config.siteUrl, pathTo('wishlist'))
  if (visitor.kind === 'guest') {
    if (!isDocumentRequest(request)) throw signInNeeded()
    const link = signInAndBack(back)
    return redirectWithFlash(shop, back, { ...wishNeedsScript, tone: 'destructive', link })
  }
  const form = await formOf(request)
  const sent = tryForm(wishlistFormSchema, form)
  const answer = sent
    ? await answerForm(context, form, (inside) => perform(inside, sent))
    : refused(favouriteFailure(intentIn(form)))
  return sendAnswer(request, shop, answer, back)

  async function perform(
    shop: Shop,
    { intent, productId }: z.infer<typeof wishlistFormSchema>,
  ): Promise<FormAnswer> {
    const { userId } = visitor as Extract<typeof visitor, { kind: 'customer' }>
    if (intent === 'remove') {
      await removeFavourite(shop, { userId, productId })
      return done(wishlistToasts.removed)
    }
    const added = await addFavourite(shop, { userId, productId })
    if (added.ok) return done(wishlistToasts.addedAsCustomer)
    return added.code === 'already-favourite'
      ? done(wishlistToasts.already)
      : refused(favouriteFailure(intent))
  }
}
