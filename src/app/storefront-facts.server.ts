import { openingHours } from '#delivery/calendar/copy/opening-hours.ts'
import { pauseSentence } from '#delivery/calendar/copy/sale-pause.ts'
import { salePauseOn } from '#delivery/calendar/domain/sale-pause.ts'
import { sendsToBrazil } from '#delivery/carriers/use-cases/carrier-settings.ts'
import { shownBrand } from '#office/brand/storefront/shown-brand.server.ts'
import { defaultBrand } from '#platform/copy/brand.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { publishedPages } from '#settings/domain/brand-page.ts'
import type { StorefrontFacts } from '#ui/browser/use-root-data.ts'

export function storefrontFacts({ settings, clock }: Shop): StorefrontFacts {
  const current = settings.current()
  const { values, opening } = current
  const today = isoDay(clock.now())
  const pause = salePauseOn(current, today)
  const { newsletter: newsletterName } = values.brand
  const brand = shownBrand(current)
  const { text, until } = values.banner
  const { stateRegister: _labels, ...contact } = values.contact
  const banner = until === '' || today <= until ? text : ''
  return {
    ...contact,
    social: values.social,
    about: values.home.footer,
    newsletter: values.home.newsletterShort,
    ...(newsletterName !== defaultBrand.newsletter && { newsletterName }),
    ...(brand && { brand }),
    pages: publishedPages(values),
    takesContainersBack: values.pots.offered !== '',
    sendsToBrazil: sendsToBrazil(current),
    parts: settings.parts(),
    hours: openingHours(values.hours),
    notice: pause ? pauseSentence(pause) : banner,
    pause: pause && { opensOn: pause.opensOn },
    isClosed: !opening.isShopOpen,
  }
}
