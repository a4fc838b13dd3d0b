import { pathTo } from '#addresses.ts'
import type { BatchPaper } from '#workshop/batches/admin/paper-links.server.ts'
import { passportAdminCopy as words } from '#workshop/passports/copy/admin-passport.ts'
import { drawPassports } from '#workshop/passports/use-cases/draw-passports.ts'

export const batchPapers: readonly BatchPaper[] = [
  { label: words.link, isForHelpers: false, address: (number) => pathTo('adminPassport', { number }) },
  { label: words.labels, isForHelpers: true, address: (number) => pathTo('adminBatchLabels', { number }) },
]

export const slipParts = [{ drawCodes: drawPassports }]
