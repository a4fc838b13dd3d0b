interface LlmsFacts {
  readonly name: string
  readonly about: string
  readonly contact: { readonly email: string; readonly phone: string }
  readonly links: readonly { readonly title: string; readonly about: string; readonly url: string }[]
  readonly isShopOpen: boolean
}

export const llmsLinks = {
  products: { title: 'Velas', about: 'todas, com busca, preço e estoque' },
  collections: { title: 'Coleções', about: 'as velas por linha' },
  merchantFeed: { title: 'Lista de produtos', about: 'cada tamanho com preço e estoque, em XML' },
  delivery: { title: 'Entrega', about: 'onde, quando e por quanto' },
  returns: { title: 'Trocas e devoluções', about: 'sete dias para desistir' },
  terms: { title: 'Termos', about: 'as condições da venda' },
  privacy: { title: 'Privacidade', about: 'dados pessoais e quem os trata' },
  accessibility: { title: 'Acessibilidade', about: 'o que funciona e o que falta' },
  blog: { title: 'Blog', about: 'textos da loja' },
  blogFeed: { title: 'RSS do blog', about: 'os textos novos' },
  sitemap: { title: 'Mapa do site', about: 'o endereço de cada página, em XML' },
} as const

export function llmsText({ name, about, contact, links, isShopOpen }: LlmsFacts): string {
  const contactLines = [contact.email, contact.phone].filter(Boolean)
  return [
    `# ${name || 'Loja de velas artesanais'}`,
    '',
    ...(about ? [`> ${about}`, ''] : []),
    isShopOpen
      ? 'Preço e estoque são os da página de cada vela, que traz também dados estruturados (schema.org). Preços em reais.'
      : 'A loja está fechada no momento e não recebe pedidos.',
    ...(contactLines.length > 0 ? ['', `Contato: ${contactLines.join(', ')}`] : []),
    '',
    '## Páginas',
    '',
    ...links.map(({ title, about: words, url }) => `- [${title}](${url}): ${words}`),
    '',
  ].join('\n')
}

const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 requires a date less than a year away, and a contact address. */
const GOOD_FOR_DAYS = 180

export function securityContactText({ email, url, now }: { email: string; url: string; now: Date }) {
  if (email === '') return null
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${url}`,
    '',
  ].join('\n')
}
