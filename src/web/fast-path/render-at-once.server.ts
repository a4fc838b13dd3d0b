import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * The end of React's mark (`<!--$!-->`) of a part that it left to the browser, because it had to be waited for or failed. Its first
 * letter is rare in a page, so that it is looked for ten times as quickly; no text can contain the whole, because `>` is escaped.
 */
const LEFT_OUT = '$!-->'

/** The whole page in one go, cheaper than in pieces; null when a part of it has to be waited for, or fails. */
export function renderAtOnce(tree: ReactElement): Buffer | null {
  try {
    // In bytes at once: as text, React's many pieces would first be joined to be searched, and again with what comes before.
    const page = Buffer.from(`<!DOCTYPE html>${renderToString(tree)}`)
    return page.includes(LEFT_OUT) ? null : page
  } catch {
    // Rendered patiently it fails again, and there the failure is reported.
    return null
  }
}
