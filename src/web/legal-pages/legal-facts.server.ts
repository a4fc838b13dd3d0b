import type { RouterContextProvider } from 'react-router'
import type { LegalFacts } from '#copy/legal/legal-page.ts'
import { listed } from '#copy/shop/ui.ts'
import { holdMinutesOf } from '#domain/orders/hold.ts'
import { sendsToBrazil } from '#shop/carriers/carrier-settings.ts'
import { isCourierEnabled } from '#shop/freight/load-courier-settings.ts'
import { shopOf } from '#web/server/request/context.server.ts'

const POSTAL_CODE_SERVICES: Readonly<Record<string, string>> = { viacep: 'ViaCEP', brasilapi: 'BrasilAPI' }

type Context = Readonly<RouterContextProvider>

/** What the legal pages say of this shop, as its owner has set it; out of memory. */
export function sellerFacts(context: Context): LegalFacts {
  const { settings, payments, identity, config } = shopOf(context)
  const { values, versions, opening } = settings.current()
  const { card, pix } = payments.takes
  const ownKeyMinutes = Number(values.limits.pixHoldMinutes)
  return {
    shop: values.contact,
    hours: values.hours,
    delivery: opening.isOpen ? 'arranged' : null,
    sendsToBrazil: sendsToBrazil(settings.current()),
    payment: {
      card: card && holdMinutesOf(card, ownKeyMinutes),
      pix: pix && holdMinutesOf(pix, ownKeyMinutes),
    },
    pixHoldUntil: pix === 'pix-key' ? values.limits.pixHoldUntil || null : null,
    hasPaymentCompany: card !== null || (pix !== null && pix !== 'pix-key'),
    savesCards: payments.savedCards !== null,
    services: {
      google: identity.google !== null,
      maps: Boolean(config.googleMaps ?? config.nominatimUrl ?? config.osrmUrl),
      automation: config.automationWebhookUrls.length > 0,
    },
    processors: {
      ...values.processors,
      payment: card === 'stripe' || pix === 'stripe' ? 'Stripe' : '',
      postalCodes: namesOf(config.cep.services.map((name) => POSTAL_CODE_SERVICES[name])),
      maps: namesOf([config.googleMaps && 'Google', hostOf(config.nominatimUrl), hostOf(config.osrmUrl)]),
    },
    takesPotsBack: values.pots.offered ? 'now' : versions.pots > 0 ? 'once' : null,
    sellsVouchers: values.vouchers.offered ? 'now' : versions.vouchers > 0 ? 'once' : null,
  }
}

const namesOf = (names: readonly (string | undefined)[]) =>
  listed([...new Set(names.filter((name) => name !== undefined))])

const hostOf = (address: string | undefined) => address && new URL(address).hostname

/** For the pages that say how candles are brought. */
export async function deliveryFacts(context: Context): Promise<LegalFacts> {
  const facts = sellerFacts(context)
  return (await isCourierEnabled(shopOf(context))) ? { ...facts, delivery: 'courier' } : facts
}
