import type { ReactNode } from 'react'
import type { VisitorCounts } from '#checkout/cart/storefront/visitor-counts.ts'
import type { StorefrontFacts } from '#ui/browser/use-root-data.ts'

export type FrameVisitor =
  | { kind: 'guest' }
  | { kind: 'customer'; name: string; email: string; avatarUrl: string | null; isStaff: boolean }

export interface ShopHeaderProps {
  visitor: FrameVisitor
  counts: VisitorCounts
  notice?: string
  children?: ReactNode
}

export interface ShopFooterProps {
  shop: StorefrontFacts
  currentYear: number
}
