import { offeredFiles as newsletter } from '#content/newsletter/module.ts'
import type { OfferedFile } from '#ui/admin/offered-files.ts'

/** The files that the back office offers beside its own pages. */
export const offeredFiles: readonly OfferedFile[] = [
  // One line per feature.
  ...newsletter,
]
