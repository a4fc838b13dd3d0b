import { answeringHours } from '#delivery/calendar/copy/opening-hours.ts'
import type { Shift } from '#delivery/calendar/domain/shifts.ts'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import type { ShopIdentity } from '#platform/domain/shop-identity.ts'
import type { SectionValues } from '#settings/domain/settings-fields.ts'
import { plainDay } from '#ui/copy/calendar.ts'
import { taxIdWord } from '#ui/copy/shop-name.ts'

/** The pages that the texts lead to, by their names in the route table. */
export type LegalTarget =
  | 'privacy'
  | 'terms'
  | 'delivery'
  | 'returns'
  | 'sustainability'
  | 'accessibility'
  | 'profile'
  | 'orders'

/** A paragraph, or a list of points. `[Meus Pedidos](orders)` is a link; an e-mail address becomes one by itself. */
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
  /** Empty if there is no date to tell. */
  updated: string
  lead: string
  sections: readonly LegalSection[]
}

/** What a legal page says of this shop and no other. */
export interface LegalFacts {
  readonly shop: ShopIdentity
  readonly hours: SectionValues<'hours'>
  /** Day of the last change of the settings that the page tells ('yyyy-MM-dd'); null before any was saved. */
  readonly changedOn: string | null
  /** How its candles are brought; null while the owner has not said so. */
  readonly delivery: 'courier' | 'arranged' | null
  /** What the courier's price is made of; null without one. */
  readonly courier: {
    readonly freeAbove: FreeAbove
    readonly hasHandling: boolean
    readonly hasPeak: boolean
  } | null
  /** In which candles are brought on some day of the week. */
  readonly shifts: readonly Shift[]
  /** Orders fetched at the workshop; `once` if they were, and codes of such orders are still stored. */
  readonly pickup: 'now' | 'once' | null
  /** Presents with a card or for somebody else; `once` if they were offered. */
  readonly gifts: 'now' | 'once' | null
  /** Days for complaints that the owner promises; null if the law's apply. */
  readonly complaintDays: number | null
  /** Where a customer's CPF goes, if it is asked for. */
  readonly cpf: Readonly<Record<'invoice' | 'parcels', boolean>>
  /** Carriers bring them to other places. */
  readonly sendsToBrazil: boolean
  /** The ways of payment that it takes, and how long units are held for each; null where it does not take one. */
  readonly payment: Readonly<Record<PaymentMethod, number | null>>
  /** Time of a working day before which no hold of the owner's Pix key ends; null without one. */
  readonly pixHoldUntil: string | null
  /** A company between customer and shop takes the money; a Pix to the owner's own key needs none. */
  readonly hasPaymentCompany: boolean
  /** That company keeps a card for the next purchase. */
  readonly savesCards: boolean
  /** Services of others that are set up here. */
  readonly services: Readonly<Record<'google' | 'maps' | 'automation', boolean>>
  /** Who works with customers' data for the shop, by name; empty where nobody is named yet. */
  readonly processors: Readonly<Record<'payment' | 'postalCodes' | 'maps' | 'hosting' | 'mail', string>>
  /** Empty containers against a coupon; `once` where it was so, and what was counted is still stored. */
  readonly takesPotsBack: 'now' | 'once' | null
  /** Vouchers; `once` where they were sold, and what was written into them is still stored. */
  readonly sellsVouchers: 'now' | 'once' | null
}

/** 'Atualizada em 18/11/2026' */
export const updatedOn = (
  word: 'Atualizada' | 'Atualizados',
  { changedOn }: Pick<LegalFacts, 'changedOn'>,
) => (changedOn ? `${word} em ${plainDay(changedOn)}` : '')

/** 'manhã, tarde ou noite' */
export function either(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}` : words.join('')
}

/** What is missing is named as missing, everywhere in the same way. */
const missing = {
  name: '(nome ainda não informado)',
  taxId: '(ainda não informado)',
  address: '(endereço ainda não informado)',
  email: '(e-mail ainda não informado)',
  phone: '(telefone ainda não informado)',
} as const

/** Puts the shop's own name, CPF or CNPJ, address, e-mail, telephone and hours where the text says `{name}`, `{taxId}` and so on. */
export function fillIn(page: LegalPage, { shop, hours }: LegalFacts): LegalPage {
  const known = Object.fromEntries(
    Object.entries(missing).map(([key, word]) => [key, shop[key as keyof ShopIdentity] || word]),
  )
  const facts: Readonly<Record<string, string>> = {
    ...known,
    taxIdWord: shop.taxId ? taxIdWord(shop.taxId) : 'CPF ou CNPJ',
    when: answeringHours(hours),
  }
  const fill = (text: string) =>
    text.replace(/\{(name|taxId|taxIdWord|address|email|phone|when)\}/g, (_, key: string) => facts[key] ?? '')
  const fillBlock = (block: LegalBlock): LegalBlock =>
    typeof block === 'string' ? fill(block) : { points: block.points.map(fill) }
  return {
    ...page,
    description: fill(page.description),
    lead: fill(page.lead),
    sections: page.sections.map((section) => ({ ...section, blocks: section.blocks.map(fillBlock) })),
  }
}

export type LegalPiece = string | { text: string; to: LegalTarget } | { email: string }

const LINK_OR_EMAIL = /\[([^\]]+)\]\((\w+)\)|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g

/** A text cut where its links are. */
export function piecesOf(text: string): LegalPiece[] {
  const pieces: LegalPiece[] = []
  let end = 0
  for (const found of text.matchAll(LINK_OR_EMAIL)) {
    const [whole, label, target, email] = found
    if (found.index > end) pieces.push(text.slice(end, found.index))
    pieces.push(email ? { email } : { text: label ?? '', to: target as LegalTarget })
    end = found.index + whole.length
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}

export const legalCopy = { home: 'Início', contents: 'Nesta página' } as const
