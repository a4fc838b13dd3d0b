import { pathTo } from '#addresses.ts'
import type { Config } from '#platform/config/config.ts'
import { emailImage } from '#platform/images/image-variants.ts'
import type { OwnTexts } from '#settings/domain/shop-text.ts'
import type { ShopSettings } from '#settings/use-cases/load-settings.ts'
import { chooseShopName } from '#ui/copy/shop-name.ts'
import type { colour } from './palette.ts'

export interface MailBrand {
  readonly logo: string | null
  readonly colours: Partial<typeof colour>
}

export interface MailSite {
  readonly siteUrl: string
  readonly shop: {
    readonly name: string
    readonly taxId: string
    readonly address: string
    readonly email: string
  }
  readonly newsletter: string
  readonly brand?: MailBrand
  readonly signature?: string
  readonly texts?: OwnTexts
  /** Link for guests to view and pay their order. */
  readonly orderLink?: string | null
}

export function mailSite({ siteUrl }: Pick<Config, 'siteUrl'>, { values, texts }: ShopSettings): MailSite {
  const { contact, mail, brand } = values
  return {
    siteUrl,
    shop: { ...contact, name: chooseShopName(contact) },
    signature: mail.signature,
    newsletter: brand.newsletter,
    texts,
  }
}

export function orderUrl(site: MailSite, number: string): string {
  return site.orderLink ?? absoluteUrl(site, pathTo('order', { number }))
}

/** Opens the unpaid order to pay for it, with its original items. */
export function payOrderUrl(site: MailSite, number: string): string {
  return site.orderLink ?? absoluteUrl(site, pathTo('payOrder', { number }))
}

export function absoluteUrl(site: MailSite, pathOrUrl: string): string {
  return new URL(pathOrUrl, site.siteUrl).href
}

export function mailImage(site: MailSite, image: string): string {
  return absoluteUrl(site, emailImage(image) ?? image)
}

const MAX_NAME_LENGTH = 40

export function firstName(fullName: string): string {
  const [first = ''] = fullName.trim().split(/\s+/)
  return first.slice(0, MAX_NAME_LENGTH)
}
