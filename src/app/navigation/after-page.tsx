import { type ComponentType, useEffect, useState } from 'react'

export function AfterPage() {
  const [Parts, setParts] = useState<ComponentType | null>(null)
  useEffect(() => {
    import('./after-page-parts.tsx').then(
      ({ AfterPageParts }) => setParts(() => AfterPageParts),
      // The page works without these parts. The next full page load retries the import.
      () => undefined,
    )
  }, [])
  return Parts && <Parts />
}
