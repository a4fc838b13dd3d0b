import type { Figure } from '#platform/figure.ts'
import type { ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { SearchSources } from '#platform/search-source.ts'
import type { Shop } from '#platform/shop.ts'

/** What a feature's `module.server.ts` contributes on the server. */
export interface ServerManifest {
  readonly tasks?: readonly ScheduledTask[]
  /** Run every night, one after the other: each deletes records that nobody will ask for again. */
  readonly oldRecords?: readonly ((shop: Shop) => Promise<unknown>)[]
  readonly figures?: readonly Figure[]
  readonly personalData?: PersonalData
  readonly searchSources?: Partial<SearchSources>
}
