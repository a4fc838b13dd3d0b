import { useRouteLoaderData } from 'react-router'
import type { Centavos } from '#platform/domain/money.ts'
import type { Flash } from '#platform/http/request/flash.server.ts'
import type { BrandPageName, SectionValues } from '#settings/domain/settings-fields.ts'
import type { StorefrontParts } from '#settings/domain/storefront-parts.ts'
import { shopNameOf } from '#ui/copy/shop-name.ts'

/** Who looks at the page, as far as every page may know. */
export type ShownVisitor =
  | { kind: 'guest' }
  | {
      kind: 'customer'
      name: string
      email: string
      avatarUrl: string | null
      isAdministrator: boolean
      /** Has a place in the back office, as an administrator or as a helper. */
      isStaff: boolean
      /** Purchases of this session are tests just now. */
      isTesting: boolean
      /** Else the customer comes by a code or by Google. */
      hasPassword: boolean
    }

/** What the owner says of their shop, on every page. */
export interface StorefrontFacts extends Omit<SectionValues<'contact'>, 'stateRegister'> {
  social: SectionValues<'social'>
  /** A sentence about the shop, for the footer; empty, as the others, where the owner has written none. */
  about: string
  /** What the owner's newsletter brings. */
  newsletter: string
  /** Which of the pages about the shop the owner has written. */
  pages: readonly BrandPageName[]
  /** Empty containers against a coupon. */
  takesPotsBack: boolean
  /** Pages and forms that this shop has; nothing leads to the others. */
  parts: StorefrontParts
  /** Carriers bring it to every state, beside the courier of the city. */
  sendsToBrazil: boolean
  hours: string
  /** The line on top of every page; empty for none. */
  notice: string
  /** Set while nothing can be bought; the day of opening is 'yyyy-MM-dd', null where the owner has not said. */
  pause: { readonly opensOn: string | null } | null
  /** Until the owner opens it, visitors find 'Em breve'. */
  isClosed: boolean
}

/** What the root loader tells every page. */
export interface RootData {
  visitor: ShownVisitor
  counts: { cart: number; wishlist: number }
  favourites: readonly string[]
  shop: StorefrontFacts
  siteUrl: string
  currentYear: number
  flash: Flash | null
  /** The voucher that this browser has opened, while something is left on it. */
  voucher?: { codeEnd: string; balance: Centavos }
}

/** Whether what is bought on this page is a test. */
export function useIsTesting(): boolean {
  const visitor = useRootData()?.visitor
  return visitor?.kind === 'customer' && visitor.isTesting
}

/** Undefined only when the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root')
}

/** The pages and forms that this shop has. */
export const useStorefrontParts = (): Partial<StorefrontParts> => useRootData()?.shop.parts ?? {}

/** A neutral word until the owner has named their shop. */
export const useShopName = () => shopNameOf(useRootData()?.shop ?? { name: '' })
