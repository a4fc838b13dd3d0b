import { sql } from 'drizzle-orm'
import { SETTINGS_ENTITY } from '#shop/admin/settings/save-settings.ts'

/** The history remembers it: the test itself is gone within a day. */
export const TEST_PAID = 'test-order'

/** Whether anybody has ever paid a test order, as a column of another statement. */
export const hasTested = sql<boolean>`exists (select 1 from audit_entries
  where entity = ${SETTINGS_ENTITY.entity} and entity_id = ${SETTINGS_ENTITY.entityId} and action = ${TEST_PAID})`
