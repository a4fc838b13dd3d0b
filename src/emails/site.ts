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
  orders: '/pedidos',
  cart: '/carrinho',
  products: '/produtos',
  profile: '/perfil',
  recovery: '/auth?modo=recuperar',
} as const

export function absoluteUrl(site: MailSite, pathOrUrl: string): string {
  return new URL(pathOrUrl, site.siteUrl).href
}

/** A thumbnail's worth of a shop picture; pictures from elsewhere are shown as they are. */
export function mailPicture(site: MailSite, image: string): string {
  return absoluteUrl(site, image.replace(/^(\/media\/[a-z-]+\/[a-z0-9-]+)\.webp$/, '$1.w320.webp'))
}

const LONGEST_NAME = 40

/** Letters greet by the first name. */
export function firstName(fullName: string): string {
  const [first = ''] = fullName.trim().split(/\s+/)
  return first.slice(0, LONGEST_NAME)
}
