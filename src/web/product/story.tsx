import { lazy, memo, Suspense } from 'react'
import type { StorySectionsProps } from './story-sections.tsx'

// A line that breaks leaves what the server sent as it stands: the part waits for ever and nothing vanishes.
const StorySections = lazy(() => import('./story-sections.tsx').catch(() => new Promise<never>(() => {})))

/** Drawn again for another product only: a choice made before its script has come must not take the text away. */
export const Story = memo(function Story(props: StorySectionsProps) {
  return (
    <Suspense>
      <StorySections {...props} />
    </Suspense>
  )
})
