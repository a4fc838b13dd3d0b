import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

/** React's mark of a part that it left to the browser, because it had to be waited for or failed. */
const LEFT_OUT = '<!--$!-->'

/**
 * The whole page in one go, at about half of what streaming it costs; null when a part of it has to be waited for or fails, which
 * `renderPatiently` knows how to do.
 */
export async function renderAtOnce(
  context: EntryContext,
  makeTree: (context: EntryContext) => ReactElement,
): Promise<string | null> {
  if (holdsPromise(context)) return null
  try {
    const page = renderToString(makeTree(await withDataAtHand(context)))
    return page.includes(LEFT_OUT) ? null : page
  } catch {
    // Rendered again, it fails again, and there the failure is reported.
    return null
  }
}

/** Data that a loader promised for later: its place on the page waits for it. */
function holdsPromise({ staticHandlerContext }: EntryContext): boolean {
  return Object.values(staticHandlerContext.loaderData).some(
    (data) =>
      typeof data === 'object' &&
      data !== null &&
      Object.values(data).some((value) => value instanceof Promise),
  )
}
