import type { RouterContextProvider } from 'react-router'
import { formatAmount } from '#domain/catalogue/editing/field-kinds.ts'
import { UNSET_SCHEDULE } from '#domain/delivery/delivery-schedule.ts'
import type { OpeningStepName } from '#domain/opening/opening-steps.ts'
import { maskPixKey, pixAccountAt } from '#domain/settings/pix-account.ts'
import { findFirstCandle } from '#shop/admin/opening/find-first-candle.ts'
import { findMailProof } from '#shop/admin/opening/prove-mail.ts'
import { isArranged } from '#shop/admin/opening/set-up-delivery.ts'
import { loadCourier, loadCourierSettings } from '#shop/freight/load-courier-settings.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { customerOf } from '#web/server/request/context.server.ts'

interface StepRequest {
  context: Readonly<RouterContextProvider>
  /** Of the link in the e-mail; empty without one. */
  token: string
}

/** What the page of one step shows. */
export async function loadStep(
  shop: Shop,
  name: Exclude<OpeningStepName, 'test'>,
  { context, token }: StepRequest,
) {
  switch (name) {
    case 'seller': {
      const { values, versions } = await loadSettings(shop)
      return { name, values: values.contact, version: versions.contact }
    }
    case 'delivery':
      return { name, ...(await deliveryOf(shop)) }
    case 'days': {
      const courier = await loadCourier(shop)
      return { name, schedule: courier?.calendar.schedule ?? UNSET_SCHEDULE, version: courier?.version ?? 0 }
    }
    case 'payment':
      return { name, ...(await paymentOf(shop)) }
    case 'candle':
      return { name, candle: await findFirstCandle(shop) }
    case 'mail': {
      const { email } = customerOf(context)
      return { name, email, token, proof: await findMailProof(shop), isKept: shop.mailer.folder !== null }
    }
    case 'house':
      return { name }
  }
}

async function deliveryOf(shop: Shop) {
  const settings = await loadCourierSettings(shop)
  const amount = (centavos = 0) => (centavos > 0 ? formatAmount(centavos) : '')
  return {
    version: settings?.version ?? 0,
    isValidated: settings?.originValidated ?? false,
    values: {
      address: settings?.originAddress ?? '',
      way: (await isArranged(shop)) ? 'arranged' : 'courier',
      base: amount(settings?.basePrice),
      perKilometre: amount(settings?.tier1Rate),
    },
  }
}

async function paymentOf(shop: Shop) {
  const { pixKey, versions, values } = await loadSettings(shop)
  const current = pixAccountAt(pixKey, shop.config.ownPixKey ?? null, shop.clock.now())
  return {
    version: versions.pixKey,
    receiver: values.contact.name,
    current: current && { maskedKey: maskPixKey(current.key), receiver: current.receiver },
    provider: shop.config.stripe
      ? ('stripe' as const)
      : shop.config.takesTestPayments
        ? ('test' as const)
        : null,
  }
}
