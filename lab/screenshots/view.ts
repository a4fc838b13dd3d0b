import type { Page } from '@playwright/test'
import type { RunningShop } from '../../tests/support/running-shop.ts'

/** While early clicks are being replayed, a click may be lost or a field may be empty. */
export const scriptHasCome = (page: Page) => page.waitForFunction(() => !('takeEarlyEvents' in window))

export type Who = 'guest' | 'customer' | 'newcomer' | 'administrator'

export interface View {
  name: string
  who: Who
  path: string | ((shop: RunningShop) => Promise<string>)
  status?: number
  shows?: string
  prepare?: (page: Page, shop: RunningShop) => Promise<void>
  /** Captures only the viewport, because overlays are positioned in it. */
  inWindow?: true
  breakShop?: (shop: RunningShop) => Promise<() => Promise<void>>
}
