import { pathTo } from '#addresses.ts'
import { nationalDigits } from '#platform/domain/phone.ts'
import { WITHDRAWAL_DAYS } from '#settings/domain/consumer-law.ts'
import { siteBrand } from '#ui/brand/site-brand.ts'

export const context = 'https://schema.org'
export const language = 'pt-BR'

interface ShopFacts {
  name: string
  address: string
  email: string
  phone: string
  social: { instagram: string; pinterest: string }
  brand?: { icons: string }
}

export function organizationData(siteUrl: string, shop: ShopFacts) {
  const links = [shop.social.instagram, shop.social.pinterest].filter(Boolean)
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${siteUrl}/#loja`,
    name: shop.name,
    url: siteUrl,
    logo: `${siteUrl}${shop.brand ? `${shop.brand.icons}/icone-512.png` : siteBrand.icons[1].src}`,
    ...(shop.email && { email: shop.email }),
    ...(shop.phone && { telephone: `+55${nationalDigits(shop.phone)}` }),
    ...(shop.address && { address: shop.address }),
    ...(links.length > 0 && { sameAs: links }),
    hasMerchantReturnPolicy: returnPolicyData(siteUrl),
  }
}

/** Brazil's legal right of withdrawal; the shop pays for the return. */
export function returnPolicyData(siteUrl: string) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'BR',
    returnPolicyCategory: `${context}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: WITHDRAWAL_DAYS,
    returnFees: `${context}/FreeReturn`,
    merchantReturnLink: `${siteUrl}${pathTo('returns')}`,
  }
}

export function websiteData(siteUrl: string, shopName: string) {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: shopName,
    url: siteUrl,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${siteUrl}${pathTo('products')}?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

export function breadcrumbData(siteUrl: string, crumbs: readonly { label: string; to?: string }[]) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to ? { item: `${siteUrl}${to}` } : {}),
    })),
  }
}

export function questionsData(questions: readonly { question: string; answer: string }[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
