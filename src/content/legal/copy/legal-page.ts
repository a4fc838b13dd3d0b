import { answeringHours } from '#delivery/calendar/copy/opening-hours.ts'
import type { Shift } from '#delivery/calendar/domain/shifts.ts'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import type { ShopIdentity } from '#platform/domain/shop-identity.ts'
import type { SectionValues } from '#settings/domain/settings-fields.ts'
import { plainDay } from '#ui/copy/calendar.ts'
import { taxIdWord } from '#ui/copy/shop-name.ts'

export type LegalTarget =
  | 'privacy'
  | 'terms'
  | 'delivery'
  | 'returns'
  | 'sustainability'
  | 'accessibility'
  | 'profile'
  | 'orders'

/** `[Meus Pedidos](orders)` becomes a link, and email addresses are linked automatically. */
export type LegalBlock = string | { points: readonly string[] }

export interface LegalSection {
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

export interface LegalFacts {
  readonly shop: ShopIdentity
  readonly newsletter: string
  readonly hours: SectionValues<'hours'>
  /** Last change of the settings used on the page, 'yyyy-MM-dd'; null if none was saved. */
  readonly changedOn: string | null
  readonly delivery: 'courier' | 'arranged' | null
  readonly courier: {
    readonly freeAbove: FreeAbove
    readonly hasHandling: boolean
    readonly hasPeak: boolean
  } | null
  readonly shifts: readonly Shift[]
  /** `once` if pickup was offered before, and codes of such orders are still stored. */
  readonly pickup: 'now' | 'once' | null
  /** Gifts with a card or for another recipient; `once` if they were offered before. */
  readonly gifts: 'now' | 'once' | null
  readonly complaintDays: number | null
  readonly cpf: Readonly<Record<'invoice' | 'parcels', boolean>>
  readonly sendsToBrazil: boolean
  /** Hold time by payment method; null if the method is disabled. */
  readonly payment: Readonly<Record<PaymentMethod, number | null>>
  /** Earliest time of a working day at which a hold for a Pix payment ends; null if not set. */
  readonly pixHoldUntil: string | null
  /** False if the only payment is a Pix to the owner's own key. */
  readonly hasPaymentCompany: boolean
  readonly savesCards: boolean
  readonly services: Readonly<Record<'google' | 'maps' | 'automation', boolean>>
  /** Processors of personal data by name; empty if not named yet. */
  readonly processors: Readonly<Record<'payment' | 'postalCodes' | 'maps' | 'hosting' | 'mail', string>>
  /** `once` if returns of containers were accepted before, and the counts are still stored. */
  readonly takesContainersBack: 'now' | 'once' | null
  /** `once` if vouchers were sold before, and their contents are still stored. */
  readonly sellsVouchers: 'now' | 'once' | null
}

export const updatedOn = (
  word: 'Atualizada' | 'Atualizados',
  { changedOn }: Pick<LegalFacts, 'changedOn'>,
) => (changedOn ? `${word} em ${plainDay(changedOn)}` : '')

export function either(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}` : words.join('')
}

/** Marks missing data visibly, in the same words everywhere. */
const missing = {
  name: '(nome ainda não informado)',
  taxId: '(ainda não informado)',
  address: '(endereço ainda não informado)',
  email: '(e-mail ainda não informado)',
  phone: '(telefone ainda não informado)',
} as const

/** Replaces `{name}`, `{taxId}` and so on with the shop's data. */
export function fillIn(page: LegalPage, { shop, newsletter, hours }: LegalFacts): LegalPage {
  const values = Object.fromEntries(
    Object.entries(missing).map(([key, word]) => [key, shop[key as keyof ShopIdentity] || word]),
  )
  const facts: Readonly<Record<string, string>> = {
    ...values,
    taxIdWord: shop.taxId ? taxIdWord(shop.taxId) : 'CPF ou CNPJ',
    when: answeringHours(hours),
    newsletter,
  }
  const fill = (text: string) =>
    text.replace(
      /\{(name|taxId|taxIdWord|address|email|phone|when|newsletter)\}/g,
      (_, key: string) => facts[key] ?? '',
    )
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

export function splitPieces(text: string): LegalPiece[] {
  const pieces: LegalPiece[] = []
  let end = 0
  for (const match of text.matchAll(LINK_OR_EMAIL)) {
    const [whole, label, target, email] = match
    if (match.index > end) pieces.push(text.slice(end, match.index))
    pieces.push(email ? { email } : { text: label ?? '', to: target as LegalTarget })
    end = match.index + whole.length
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}

export const legalCopy = { home: 'Início', contents: 'Nesta página' } as const
