import { openingHours } from '#copy/delivery/opening-hours.ts'
import { pauseSentence } from '#copy/delivery/sale-pause.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { publishedPages } from '#domain/settings/brand-page.ts'
import { salePauseOn } from '#domain/settings/sale-pause.ts'
import { sendsToBrazil } from '#shop/carriers/carrier-settings.ts'
import type { Shop } from '#shop/shop.ts'
import type { StorefrontFacts } from '#web/kit/browser/use-root-data.ts'

/** What every page of the storefront says of the shop, as the owner has set it; out of memory. */
export function storefrontFacts({ settings, clock }: Shop): StorefrontFacts {
  const current = settings.current()
  const { values, opening } = current
  const today = isoDay(clock.now())
  const pause = salePauseOn(current, today)
  const { text, until } = values.banner
  const { stateRegister: _labels, ...contact } = values.contact
  const banner = until === '' || today <= until ? text : ''
  return {
    ...contact,
    social: values.social,
    about: values.home.footer,
    newsletter: values.home.newsletterShort,
    pages: publishedPages(values),
    takesPotsBack: values.pots.offered !== '',
    sendsToBrazil: sendsToBrazil(current),
    parts: settings.parts(),
    hours: openingHours(values.hours),
    notice: pause ? pauseSentence(pause) : banner,
    pause: pause && { opensOn: pause.opensOn },
    isClosed: !opening.isOpen,
  }
}
