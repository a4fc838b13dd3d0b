import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** The end of React's mark (`<!--$!-->`) of a part that it left to the browser, because it had to be waited for or failed. */
const LEFT_OUT = '$!-->'

/**
 * The whole page in one call, cheaper than React's stream (docs/architecture.md has its figure).
 * Fall-back: null when a part has to be waited for or fails; `renderStreamed` then makes the page.
 */
export function renderSync(tree: ReactElement): Buffer | null {
  try {
    // In bytes at once: as text, React's many pieces would first be joined to be searched, and again with what comes before.
    const page = Buffer.from(`<!DOCTYPE html>${renderToString(tree)}`)
    return page.includes(LEFT_OUT) ? null : page
  } catch {
    return null
  }
}
