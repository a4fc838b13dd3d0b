import type { ReactNode } from 'react'
import type { VisitorCounts } from '#checkout/cart/storefront/visitor-counts.ts'
import type { StorefrontFacts } from '#ui/browser/use-root-data.ts'

export type FrameVisitor =
  | { kind: 'guest' }
  | { kind: 'customer'; name: string; email: string; avatarUrl: string | null; isStaff: boolean }

export interface ShopHeaderProps {
  visitor: FrameVisitor
  /** From the server, for a customer; a guest's come from the browser. */
  counts: VisitorCounts
  notice?: string
  /** What whoever runs the shop is told on top of it. */
  children?: ReactNode
}

export interface ShopFooterProps {
  shop: StorefrontFacts
  currentYear: number
}
