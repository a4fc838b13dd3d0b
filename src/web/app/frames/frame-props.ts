import type { VisitorCounts } from '#web/guest/visitor-counts.ts'

export type FrameVisitor =
  | { kind: 'guest' }
  | { kind: 'customer'; name: string; email: string; avatarUrl: string | null; isAdministrator: boolean }

/** Who sells, as the law wants it on every page. */
export interface ShopIdentity {
  name: string
  cnpj: string
  address: string
  email: string
  phone: string
}

export interface ShopHeaderProps {
  visitor: FrameVisitor
  /** From the server, for a customer; a guest's come from the browser. */
  counts: VisitorCounts
}

export interface ShopFooterProps {
  shop: ShopIdentity
  currentYear: number
}
