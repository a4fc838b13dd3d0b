import { partWhenNear } from '#web/kit/browser/part-when-near.tsx'

/** What stands below the candles and answers to nothing but links. */
export const RecentReviews = partWhenNear(() => import('./recent-reviews.tsx'))
