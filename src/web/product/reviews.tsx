import { lazy, memo, Suspense } from 'react'
import type { ReviewsSectionProps } from '#web/reviews/reviews-section.tsx'

// As the story's: a line that breaks leaves what the server sent as it stands.
const Section = lazy(() =>
  import('#web/reviews/reviews-section.tsx').catch(() => new Promise<never>(() => {})),
)

export const Reviews = memo(function Reviews(props: ReviewsSectionProps) {
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  )
})
