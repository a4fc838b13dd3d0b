import { partWhenNear } from '#web/kit/browser/part-when-near.tsx'

/** What stands below the fold and depends on no choice made above it. */
/** Only read: it needs its script for nothing but an image that does not come. */
export const Story = partWhenNear(() => import('./story-sections.tsx'), { near: '0px' })
export const Reviews = partWhenNear(() => import('#web/reviews/reviews-section.tsx'))
export const RelatedSections = partWhenNear(() => import('./related-sections.tsx'))
