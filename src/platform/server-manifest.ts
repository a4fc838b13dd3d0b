import type { Figure } from '#platform/figure.ts'
import type { ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { SearchSources } from '#platform/search-source.ts'
import type { Shop } from '#platform/shop.ts'

export interface ServerManifest {
  readonly tasks?: readonly ScheduledTask[]
  readonly oldRecords?: readonly ((shop: Shop) => Promise<unknown>)[]
  readonly figures?: readonly Figure[]
  readonly personalData?: PersonalData
  readonly searchSources?: Partial<SearchSources>
}
