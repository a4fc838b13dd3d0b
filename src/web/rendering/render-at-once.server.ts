import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** React's mark of a part that it left to the browser, because it had to be waited for or failed. */
const LEFT_OUT = '<!--$!-->'

/** The whole page in one go, cheaper than in pieces; null when a part of it has to be waited for, or fails. */
export function renderAtOnce(tree: ReactElement): string | null {
  try {
    const page = renderToString(tree)
    return page.includes(LEFT_OUT) ? null : `<!DOCTYPE html>${page}`
  } catch {
    // Rendered patiently it fails again, and there the failure is reported.
    return null
  }
}
