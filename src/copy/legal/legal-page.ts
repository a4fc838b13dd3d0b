import type { ShopIdentity } from '#config.ts'

/** A paragraph, or a list of points. */
export type LegalBlock = string | { points: readonly string[] }

export interface LegalSection {
  /** The fragment of its address: '/termos#arrependimento'. */
  id: string
  title: string
  blocks: readonly LegalBlock[]
}

export interface LegalPage {
  title: string
  description: string
  updated: string
  lead: string
  sections: readonly LegalSection[]
}

/** Puts the shop's own name, CNPJ, address, e-mail and telephone where the text says `{name}`, `{cnpj}` and so on. */
export function fillIn(page: LegalPage, shop: ShopIdentity): LegalPage {
  const fill = (text: string) =>
    text.replace(/\{(name|cnpj|address|email|phone)\}/g, (_, key: keyof ShopIdentity) => shop[key])
  const fillBlock = (block: LegalBlock): LegalBlock =>
    typeof block === 'string' ? fill(block) : { points: block.points.map(fill) }
  return {
    ...page,
    description: fill(page.description),
    lead: fill(page.lead),
    sections: page.sections.map((section) => ({ ...section, blocks: section.blocks.map(fillBlock) })),
  }
}

export const legalCopy = { home: 'Início', contents: 'Nesta página' } as const
