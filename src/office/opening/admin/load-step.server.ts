import type { RouterContextProvider } from 'react-router'
import { formatAmount } from '#catalogue/products/domain/field-kinds.ts'
import { UNSET_SCHEDULE } from '#delivery/calendar/domain/delivery-schedule.ts'
import { loadCourier, loadCourierSettings } from '#delivery/freight/use-cases/load-courier-settings.ts'
import type { OpeningStepName } from '#office/opening/domain.ts'
import { findFirstCandle } from '#office/opening/use-cases/find-first-candle.ts'
import { findMailProof } from '#office/opening/use-cases/prove-mail.ts'
import { isArranged } from '#office/opening/use-cases/set-up-delivery.ts'
import { customerOf } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import { maskPixKey, pixAccountAt } from '#settings/domain/pix-account.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'

interface StepRequest {
  context: Readonly<RouterContextProvider>
  token: string
}

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
      return { name, ...(await loadDelivery(shop)) }
    case 'days': {
      const courier = await loadCourier(shop)
      return { name, schedule: courier?.calendar.schedule ?? UNSET_SCHEDULE, version: courier?.version ?? 0 }
    }
    case 'payment':
      return { name, ...(await loadPayment(shop)) }
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

async function loadDelivery(shop: Shop) {
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

async function loadPayment(shop: Shop) {
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
