import { type ComponentType, useEffect, useState } from 'react'

/** What nobody needs before the page answers, in a script of its own that is fetched after it. */
export function AfterPage() {
  const [Parts, setParts] = useState<ComponentType | null>(null)
  useEffect(() => {
    import('./after-page-parts.tsx').then(
      ({ AfterPageParts }) => setParts(() => AfterPageParts),
      // Without them the page works; the next document tries again.
      () => undefined,
    )
  }, [])
  return Parts && <Parts />
}
