import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { signInNeeded } from '#accounts/session/storefront/access.server.ts'
import { signInAndBack } from '#accounts/sign-in/storefront/sign-in-and-back.ts'
import { pathTo } from '#addresses.ts'
import { wishNeedsScript } from '#catalogue/wishlist/copy/wishlist.ts'
import { wishlistToasts } from '#catalogue/wishlist/copy/wishlist-toasts.ts'
import { addFavourite, removeFavourite } from '#catalogue/wishlist/use-cases/wishlist.ts'
import { answerForm } from '#platform/http/request/answer-form.server.ts'
import { shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { cameFrom, isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import { readFormData, tryForm } from '#platform/http/request/read-form-data.server.ts'
import type { Shop } from '#platform/shop.ts'
import { intentIn } from '#ui/failures/failed-answer.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { sendAnswer } from '#ui/form/send-answer.server.ts'
import { favouriteFailure } from './favourite-failure.ts'

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
  const form = await readFormData(request)
  const fields = tryForm(wishlistFormSchema, form)
  const answer = fields
    ? await answerForm(context, form, (inside) => perform(inside, fields))
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
    const addedFavourite = await addFavourite(shop, { userId, productId })
    if (addedFavourite.ok) return done(wishlistToasts.addedAsCustomer)
    return addedFavourite.code === 'already-favourite'
      ? done(wishlistToasts.already)
      : refused(favouriteFailure(intent))
  }
}
