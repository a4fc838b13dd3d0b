import { emailPicture } from '#domain/images/picture-variants.ts'

/** Who writes and from where: what every e-mail needs beside its own facts. */
export interface MailSite {
  /** The origin, without a slash at the end. */
  readonly siteUrl: string
  readonly shop: {
    readonly name: string
    readonly cnpj: string
    readonly address: string
    readonly email: string
  }
}

/** The addresses that e-mails lead to. A test compares them with the route table, which this room may not import. */
export const sitePaths = {
  order: '/pedidos/:number',
  payOrder: '/pedidos/:number/pagar',
  products: '/produtos',
  profile: '/perfil',
  recovery: '/auth?modo=recuperar',
} as const

/** Where 'Acompanhar pedido' leads: to that order, after signing in where it is needed. */
export function orderUrl(site: MailSite, orderNumber: string): string {
  return addressOf(site, sitePaths.order, orderNumber)
}

/** Where the payment of an order is taken up again, with its own items. */
export function payOrderUrl(site: MailSite, orderNumber: string): string {
  return addressOf(site, sitePaths.payOrder, orderNumber)
}

const addressOf = (site: MailSite, path: string, number: string) =>
  absoluteUrl(site, path.replace(':number', encodeURIComponent(number)))

export function absoluteUrl(site: MailSite, pathOrUrl: string): string {
  return new URL(pathOrUrl, site.siteUrl).href
}

/** A shop picture as every mail program can show it; pictures from elsewhere are shown as they are. */
export function mailPicture(site: MailSite, image: string): string {
  return absoluteUrl(site, emailPicture(image) ?? image)
}

const LONGEST_NAME = 40

/** Letters greet by the first name. */
export function firstName(fullName: string): string {
  const [first = ''] = fullName.trim().split(/\s+/)
  return first.slice(0, LONGEST_NAME)
}
