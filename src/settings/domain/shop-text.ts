import type { Email } from '#platform/mail/email.ts'

/**
 * A text that the owner may replace. `{nome}` and other placeholders are filled in when the text is
 * shown.
 */
export interface ShopText<Placeholder extends string = string> {
  readonly key: string
  readonly label: string
  /** Applies while the owner has none of her own. */
  readonly standard: string
  /** Every allowed placeholder with the value that the preview shows. */
  readonly examples: Readonly<Record<Placeholder, string>>
  readonly required: readonly Placeholder[]
  readonly longest: number
  readonly isLine: boolean
}

interface TextDraft<Placeholder extends string> extends Omit<ShopText<Placeholder>, 'key'> {}

export type TextKind = 'email' | 'whatsapp' | 'shop' | 'law'

export interface TextGroup<Texts = Readonly<Record<string, ShopText>>> {
  /** Part of the address of its editor and of the stored keys. */
  readonly key: string
  readonly kind: TextKind
  readonly title: string
  readonly when: string
  /** An email with these texts about an invented order, for the preview. */
  readonly email?: (orderNumber: string) => Email
  readonly texts: Texts
}

/** The owner's texts by key. A missing key means the standard text. */
export type OwnTexts = Readonly<Record<string, string>>

interface TextOptions<Placeholder extends string> {
  readonly label?: string
  readonly examples: Readonly<Record<Placeholder, string>>
  readonly required?: readonly Placeholder[]
  readonly longest?: number
}

type AnyDraft = TextDraft<never> | TextDraft<string>

const withoutPlaceholders: TextOptions<never> = { examples: {} }
const lineDefaults = { label: 'Saudação', longest: 120, isLine: true, required: [] } as const
const paragraphDefaults = { label: 'Parágrafo', longest: 600, isLine: false, required: [] } as const

export function line(standard: string): TextDraft<never>
export function line<Name extends string>(standard: string, options: TextOptions<Name>): TextDraft<Name>
export function line(standard: string, options: TextOptions<string> = withoutPlaceholders): AnyDraft {
  return { ...lineDefaults, ...options, standard }
}

export function paragraphs(standard: string): TextDraft<never>
export function paragraphs<Name extends string>(standard: string, options: TextOptions<Name>): TextDraft<Name>
export function paragraphs(standard: string, options: TextOptions<string> = withoutPlaceholders): AnyDraft {
  return { ...paragraphDefaults, ...options, standard }
}

export const nameExample = { nome: 'Helena' } as const

/** The greeting of an email, with the customer's first name. */
export const greeting = (standard: string, label?: string) =>
  line(standard, { examples: nameExample, ...(label ? { label } : {}) })

export function textGroup<Drafts extends Readonly<Record<string, TextDraft<string>>>>({
  texts,
  ...group
}: Omit<TextGroup, 'texts'> & { texts: Drafts }) {
  const keyed = Object.entries(texts).map(([name, text]) => [name, { ...text, key: `${group.key}.${name}` }])
  return { ...group, texts: Object.fromEntries(keyed) } as TextGroup<{
    readonly [Name in keyof Drafts]: Drafts[Name] & { readonly key: string }
  }>
}

const placeholder = /\{([^{}\n]*)\}/g

/** Replaces all placeholders at once, because a customer's name may look like a placeholder. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    placeholder,
    (whole, name: string) => (Object.hasOwn(values, name) ? values[name] : whole) ?? '',
  )
}

type Values<Text extends ShopText> = Readonly<Record<keyof Text['examples'], string>>

export function say<Text extends ShopText>(
  own: OwnTexts | undefined,
  { key, standard }: Text,
  ...[values]: keyof Text['examples'] extends never ? [] : [Values<Text>]
): string {
  return fillText(own?.[key] || standard, values ?? {})
}

export type TextFault =
  | { readonly code: 'too-long'; readonly longest: number }
  | { readonly code: 'invisible' | 'one-line' | 'stray-brace' }
  | { readonly code: 'unknown'; readonly placeholder: string }
  | { readonly code: 'missing'; readonly placeholder: string }
  | { readonly code: 'repeated'; readonly placeholder: string }

/** An empty text means the standard one. */
export function normaliseText(typed: string, { standard }: Pick<ShopText, 'standard'>): string {
  const text = typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return text === standard ? '' : text
}

/** Control characters, and those that turn the direction of the text around. */
const invisible = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u

export function textFault(text: string, definition: ShopText): TextFault | null {
  const { longest, isLine, examples, required } = definition
  if (text === '') return null
  if (text.length > longest) return { code: 'too-long', longest }
  if (isLine && text.includes('\n')) return { code: 'one-line' }
  if (invisible.test(text.replaceAll('\n', ''))) return { code: 'invisible' }
  const used = [...text.matchAll(placeholder)].map(([, name = '']) => name)
  const unknown = used.find((name) => !Object.hasOwn(examples, name))
  if (unknown !== undefined) return { code: 'unknown', placeholder: unknown }
  if (/[{}]/.test(text.replace(placeholder, ''))) return { code: 'stray-brace' }
  const repeated = used.find((name, index) => used.indexOf(name) < index)
  if (repeated !== undefined) return { code: 'repeated', placeholder: repeated }
  const missing = required.find((name) => !used.includes(name))
  return missing === undefined ? null : { code: 'missing', placeholder: missing }
}
