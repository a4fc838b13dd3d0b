import type { Page } from '@playwright/test'
import type { RunningShop } from '../../tests/support/running-shop.ts'

/** Between the page's arrival and the replay of early presses a press is lost or a box empty for a moment. */
export const scriptHasCome = (page: Page) => page.waitForFunction(() => !('takeEarlyEvents' in window))

/** A customer has a past and a full basket; a newcomer has just opened their account. */
export type Who = 'guest' | 'customer' | 'newcomer' | 'administrator'

export interface View {
  name: string
  who: Who
  path: string | ((shop: RunningShop) => Promise<string>)
  /** Status of the page's answer; 200 if not set. */
  status?: number
  /** Text in the page's HTML without which the screenshot shows the wrong thing. */
  shows?: string
  /** What is done on the page before it is photographed. */
  prepare?: (page: Page, shop: RunningShop) => Promise<void>
  /** Only the window: what floats over a page has its place in it. */
  inWindow?: true
  /** What must be wrong with the shop, and how it is put right again. */
  breakShop?: (shop: RunningShop) => Promise<() => Promise<void>>
}
