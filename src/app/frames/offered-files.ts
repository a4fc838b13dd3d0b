import { offeredFiles as newsletter } from '#content/newsletter/module.ts'
import type { OfferedFile } from '#ui/admin/offered-files.ts'

export const offeredFiles: readonly OfferedFile[] = [...newsletter]
