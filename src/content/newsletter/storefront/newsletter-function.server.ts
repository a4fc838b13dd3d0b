import { z } from 'zod'
import { newsletterNotices, newsletterTexts } from '#content/newsletter/copy/newsletter.ts'
import { newsletterConsent } from '#content/newsletter/copy/newsletter-form.ts'
import { subscribe } from '#content/newsletter/use-cases/subscribe.ts'
import { openingConsent, openingSubscription } from '#platform/copy/closed-shop.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import {
  defineFunction,
  type FunctionAnswer,
  type ShopFunction,
} from '#platform/http/functions/define-function.server.ts'
import { text } from '#platform/http/request/form-fields.server.ts'
import type { Shop } from '#platform/shop.ts'

/** `honeypot` is an invisible field; only bots fill it in. */
export const newsletterFormSchema = z.object({ email: text, honeypot: text })

const isClosed = ({ settings }: Pick<Shop, 'settings'>) => !settings.current().opening.isShopOpen

/** While closed, the shop collects addresses for its opening. Otherwise the newsletter must be enabled. */
export const takesSubscribers = ({ settings }: Pick<Shop, 'settings'>) =>
  settings.parts().newsletter || isClosed({ settings })

/** Bots get the success answer, so that they do not notice the honeypot. */
export function subscribeFromSite(shop: Shop, { email, honeypot }: z.output<typeof newsletterFormSchema>) {
  if (honeypot !== '') return Promise.resolve({ ok: true } as const)
  const awaitsOpening = isClosed(shop)
  const { newsletter } = shop.settings.current().values.brand
  const consentText = awaitsOpening ? openingConsent : newsletterConsent(newsletter)
  return subscribe(shop, { email, consentText, source: 'site', awaitsOpening })
}

export const newsletterFunctions: Record<string, ShopFunction> = {
  'newsletter-subscribe': defineFunction({
    access: 'public',
    limit: 'newsletter-subscribe',
    schema: z.object({ email: z.string(), honeypot: z.string().default('') }),
    run: async ({ shop, body }) =>
      takesSubscribers(shop)
        ? answerFor(await subscribeFromSite(shop, body), chooseNotices(shop))
        : { status: 404, body: { error: functionCopy.unknown } },
  }),
}

type Outcome = Awaited<ReturnType<typeof subscribeFromSite>>

type Notices = ReturnType<typeof chooseNotices>

/** While closed, only the notice about the opening is promised. */
export const chooseNotices = (shop: Pick<Shop, 'settings'>) => {
  const { subscribed, 'already-subscribed': already } = newsletterNotices
  const { newsletter } = shop.settings.current().values.brand
  const texts = isClosed(shop) ? openingSubscription : newsletterTexts(newsletter)
  return {
    ...newsletterNotices,
    subscribed: { ...subscribed, text: texts.subscribed },
    'already-subscribed': { ...already, text: texts['already-subscribed'] },
  }
}

function answerFor(outcome: Outcome, notices: Notices): FunctionAnswer {
  if (outcome.ok)
    return { body: { success: true, alreadySubscribed: false, message: notices.subscribed.text } }
  switch (outcome.code) {
    case 'already-subscribed':
      return { body: { error: notices['already-subscribed'].text, alreadySubscribed: true } }
    case 'email-invalid': {
      const error = notices['email-invalid'].text
      return { status: 400, body: { error, fields: { email: error } } }
    }
    case 'too-many': {
      const seconds = outcome.details.retryAfterSeconds
      return {
        status: 429,
        headers: { 'Retry-After': String(seconds) },
        body: { error: functionCopy.tooMany(seconds) },
      }
    }
  }
}
