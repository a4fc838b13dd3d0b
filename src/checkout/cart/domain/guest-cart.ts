import { MAX_CHOICES } from '#catalogue/kits/domain/max-choices.ts'
import { isQuantity, MAX_GUEST_LINES, MAX_QUANTITY } from '#orders/domain/cart-line.ts'

export interface GuestLine {
  product_id: string
  variant_id: string | null
  quantity: number
  /** True if the units come from the next batch, because the size is out of stock. */
  reserved?: true
  chosen_parts?: readonly string[]
}

export interface GuestThings {
  cart: readonly GuestLine[]
  wishlist: readonly string[]
}

export type GuestLineName = Pick<GuestLine, 'product_id' | 'variant_id' | 'chosen_parts'>

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)

/** Stored data may be corrupt, outdated or tampered with, so invalid entries are dropped. */
export function parseGuestCart(text: string | null): GuestLine[] {
  return readList(text).reduce<GuestLine[]>((lines, entry) => {
    const line = readGuestLine(entry)
    return line && lines.length < MAX_GUEST_LINES ? addGuestLine(lines, line) : lines
  }, [])
}

export function parseGuestWishlist(text: string | null): string[] {
  return [...new Set(readList(text).filter(isId))].slice(0, MAX_GUEST_LINES)
}

function readList(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function readGuestLine(entry: unknown): GuestLine | null {
  if (typeof entry !== 'object' || entry === null) return null
  const { product_id, variant_id = null, quantity, reserved, chosen_parts } = entry as Record<string, unknown>
  if (!isId(product_id) || !isQuantity(quantity) || (variant_id !== null && !isId(variant_id))) return null
  return {
    product_id,
    variant_id,
    quantity,
    ...(reserved === true && { reserved }),
    ...(Array.isArray(chosen_parts) && { chosen_parts: chosen_parts.filter(isId).slice(0, MAX_CHOICES) }),
  }
}

export const isSameLine = (first: GuestLineName, second: GuestLineName) =>
  first.product_id === second.product_id &&
  first.variant_id === second.variant_id &&
  String(first.chosen_parts) === String(second.chosen_parts)

export function addGuestLine(lines: readonly GuestLine[], added: GuestLine): GuestLine[] {
  if (!lines.some((line) => isSameLine(line, added))) return [...lines, added]
  return lines.map((line) =>
    isSameLine(line, added)
      ? { ...added, quantity: Math.min(line.quantity + added.quantity, MAX_QUANTITY) }
      : line,
  )
}
