/** Line of a cart link such as '/carrinho/com/lavanda-camomila:250-g:2,VE-014'. */
export interface LinkLine {
  readonly code: string
  /** A slug or an SKU. */
  readonly name: string
  readonly size: string | null
  readonly quantity: number
}

export const MAX_LINK_LINES = 10
export const MAX_LINK_QUANTITY = 20
const MAX_CODE_LENGTH = 200

/** Quantities are clamped to the limits, and excess lines are ignored. */
export function readCartLink(codes: string): LinkLine[] {
  const typed = codes.split(',').map((code) => code.trim().slice(0, MAX_CODE_LENGTH))
  return typed.filter(Boolean).slice(0, MAX_LINK_LINES).map(parseLine)
}

function parseLine(code: string): LinkLine {
  const [name = '', ...rest] = code.split(':').map((part) => part.trim())
  const isCounted = /^\d{1,4}$/.test(rest.at(-1) ?? '')
  const quantity = isCounted ? Number(rest.at(-1)) : 1
  const size = (isCounted ? rest.slice(0, -1) : rest).join(':')
  return { code, name, size: size || null, quantity: Math.min(Math.max(quantity, 1), MAX_LINK_QUANTITY) }
}

export function writeCartLink(lines: readonly Omit<LinkLine, 'code'>[]): string {
  return lines
    .map(({ name, size, quantity }) => [name, size, quantity > 1 && quantity].filter(Boolean).join(':'))
    .join(',')
}
