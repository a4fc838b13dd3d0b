import { pathTo } from '#addresses.ts'
import { emailImage } from '#platform/images/image-variants.ts'

/** Who writes and from where: what every e-mail needs beside its own facts. */
export interface MailSite {
  /** The origin, without a slash at the end. */
  readonly siteUrl: string
  readonly shop: {
    readonly name: string
    /** Empty, as the others, where the owner has not said it. */
    readonly taxId: string
    readonly address: string
    readonly email: string
  }
  /** How the owner ends their e-mails; lines as they typed them, empty for none. */
  readonly signature?: string
  /** Where who has no account sees and pays the order that the e-mail is about. */
  readonly orderLink?: string | null
}

/** Where 'Acompanhar pedido' leads: to that order, after signing in where it is needed. */
export function orderUrl(site: MailSite, number: string): string {
  return site.orderLink ?? absoluteUrl(site, pathTo('order', { number }))
}

/** Where the payment of an order is taken up again, with its own items. */
export function payOrderUrl(site: MailSite, number: string): string {
  return site.orderLink ?? absoluteUrl(site, pathTo('payOrder', { number }))
}

export function absoluteUrl(site: MailSite, pathOrUrl: string): string {
  return new URL(pathOrUrl, site.siteUrl).href
}

/** A shop image as every mail program can show it; images from elsewhere are shown as they are. */
export function mailImage(site: MailSite, image: string): string {
  return absoluteUrl(site, emailImage(image) ?? image)
}

const MAX_NAME_LENGTH = 40

/** E-mails greet by the first name. */
export function firstName(fullName: string): string {
  const [first = ''] = fullName.trim().split(/\s+/)
  return first.slice(0, MAX_NAME_LENGTH)
}
