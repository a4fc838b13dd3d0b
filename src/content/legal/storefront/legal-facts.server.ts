import type { RouterContextProvider } from 'react-router'
import type { LegalFacts } from '#content/legal/copy/legal-page.ts'
import { sendsToBrazil } from '#delivery/carriers/use-cases/carrier-settings.ts'
import { loadDeliveryTerms } from '#delivery/freight/use-cases/load-delivery-terms.ts'
import { chooseHoldMinutes } from '#orders/domain/hold.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { SettingsSection } from '#settings/domain/settings-fields.ts'
import type { ShopSettings } from '#settings/use-cases/load-settings.ts'
import { joinList } from '#ui/copy/ui.ts'

const POSTAL_CODE_SERVICES: Readonly<Record<string, string>> = { viacep: 'ViaCEP', brasilapi: 'BrasilAPI' }

type Context = Readonly<RouterContextProvider>

type LegalSettings = SettingsSection | 'pixKey' | 'opening'

const ofSeller: readonly LegalSettings[] = ['contact', 'pixKey', 'opening']

const settingsTold = {
  privacy: ['features', 'pickup', 'pots', 'vouchers', 'brazil', 'processors'],
  terms: ['hours', 'limits', 'features', 'pickup', 'pots', 'vouchers', 'brazil', 'returns'],
  delivery: ['hours', 'pickup', 'brazil'],
  returns: ['hours', 'features', 'pickup', 'brazil', 'returns'],
  accessibility: ['hours'],
} as const satisfies Record<string, readonly LegalSettings[]>

type LawPage = keyof typeof settingsTold

function lastChange({ changedAt }: Pick<ShopSettings, 'changedAt'>, page: LawPage): string | null {
  const days = [...ofSeller, ...settingsTold[page]].flatMap((section) => {
    const at = changedAt[section]
    return at ? [isoDay(at)] : []
  })
  return days.toSorted().at(-1) ?? null
}

export function sellerFacts(context: Context, page: LawPage): LegalFacts {
  const { settings, payments, identity, config } = shopOf(context)
  const { values, versions, opening } = settings.current()
  const { card, pix } = payments.takes
  const ownKeyMinutes = Number(values.limits.pixHoldMinutes)
  return {
    shop: values.contact,
    newsletter: values.brand.newsletter,
    hours: values.hours,
    changedOn: lastChange(settings.current(), page),
    delivery: opening.isShopOpen ? 'arranged' : null,
    courier: null,
    shifts: [],
    pickup: offeredSince(values.pickup.offered, versions.pickup),
    gifts: offeredSince(values.features.gifts, versions.features),
    complaintDays: Number(values.returns.complaintDays) || null,
    cpf: { invoice: values.features.invoiceCpf !== '', parcels: sendsToBrazil(settings.current()) },
    sendsToBrazil: sendsToBrazil(settings.current()),
    payment: {
      card: card && chooseHoldMinutes(card, ownKeyMinutes),
      pix: pix && chooseHoldMinutes(pix, ownKeyMinutes),
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
      postalCodes: joinNames(config.cep.services.map((name) => POSTAL_CODE_SERVICES[name])),
      maps: joinNames([
        config.googleMaps && 'Google',
        readHost(config.nominatimUrl),
        readHost(config.osrmUrl),
      ]),
    },
    takesContainersBack: offeredSince(values.pots.offered, versions.pots),
    sellsVouchers: offeredSince(values.vouchers.offered, versions.vouchers),
  }
}

const offeredSince = (isOffered: string, version: number) => (isOffered ? 'now' : version > 0 ? 'once' : null)

const joinNames = (names: readonly (string | undefined)[]) =>
  joinList([...new Set(names.filter((name) => name !== undefined))])

const readHost = (address: string | undefined) => address && new URL(address).hostname

export async function deliveryFacts(
  context: Context,
  page: Extract<LawPage, 'terms' | 'delivery'>,
): Promise<LegalFacts> {
  const facts = sellerFacts(context, page)
  const { courier, shifts, changedOn } = await loadDeliveryTerms(shopOf(context))
  return {
    ...facts,
    delivery: courier ? 'courier' : facts.delivery,
    courier,
    shifts,
    changedOn:
      [facts.changedOn, changedOn]
        .filter((day) => day !== null)
        .toSorted()
        .at(-1) ?? null,
  }
}
