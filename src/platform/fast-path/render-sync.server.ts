import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** End of React's marker (`<!--$!-->`) for a boundary that suspended or failed. */
const LEFT_OUT = '$!-->'

/**
 * Cheaper than streaming (measured in docs/architecture.md). Returns null if a boundary suspends or fails;
 * `renderStreamed` is the fallback.
 */
export function renderSync(tree: ReactElement): Buffer | null {
  try {
    // Converted to bytes at once, which avoids flattening React's string pieces several times.
    const page = Buffer.from(`<!DOCTYPE html>${renderToString(tree)}`)
    return page.includes(LEFT_OUT) ? null : page
  } catch {
    return null
  }
}
