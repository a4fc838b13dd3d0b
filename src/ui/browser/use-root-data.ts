import { useRouteLoaderData } from 'react-router'
import { defaultBrand } from '#platform/copy/brand.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { Flash } from '#platform/http/request/flash.server.ts'
import type { BrandPageName, SectionValues } from '#settings/domain/settings-fields.ts'
import type { StorefrontParts } from '#settings/domain/storefront-parts.ts'
import { chooseShopName } from '#ui/copy/shop-name.ts'

export type ShownVisitor =
  | { kind: 'guest' }
  | {
      kind: 'customer'
      name: string
      email: string
      avatarUrl: string | null
      isAdministrator: boolean
      isStaff: boolean
      /** True while purchases in this session are tests. */
      isTesting: boolean
      hasPassword: boolean
    }

/** Absent while the shop looks as its program does, so that its pages carry no more bytes. */
export interface ShownBrand {
  paper: string
  fonts: readonly string[]
  sheet?: string
  icons: string
  iconLinks: readonly { rel: string; href: string }[]
  logo?: { ink: ShownLogo; light: ShownLogo }
}

export interface ShownLogo {
  src: string
  width: number
  height: number
  style?: { filter: string }
}

export interface StorefrontFacts extends Omit<SectionValues<'contact'>, 'stateRegister'> {
  social: SectionValues<'social'>
  about: string
  newsletter: string
  newsletterName?: string
  brand?: ShownBrand
  pages: readonly BrandPageName[]
  takesContainersBack: boolean
  parts: StorefrontParts
  /** True if carriers deliver to every state, in addition to the local courier. */
  sendsToBrazil: boolean
  hours: string
  notice: string
  /** Set while orders are paused. The reopening day is 'yyyy-MM-dd', or null if not set. */
  pause: { readonly opensOn: string | null } | null
  isClosed: boolean
}

export interface RootData {
  visitor: ShownVisitor
  counts: { cart: number; wishlist: number }
  favourites: readonly string[]
  shop: StorefrontFacts
  siteUrl: string
  currentYear: number
  flash: Flash | null
  voucher?: { codeEnd: string; balance: Centavos }
}

export function useIsTesting(): boolean {
  const visitor = useRootData()?.visitor
  return visitor?.kind === 'customer' && visitor.isTesting
}

export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root')
}

export const useStorefrontParts = (): Partial<StorefrontParts> => useRootData()?.shop.parts ?? {}

export const useNewsletterName = () => useRootData()?.shop.newsletterName ?? defaultBrand.newsletter

export const useShopName = () => chooseShopName(useRootData()?.shop ?? { name: '' })
