import { eq } from 'drizzle-orm'
import type { PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import type { CalendarEntry } from '#delivery/calendar/domain/workshop-calendar.ts'
import type { ParcelDays } from '#delivery/carriers/domain/offers.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'

export interface MovedOrder {
  readonly orderId: string
  readonly change: string
  readonly from: PromisedSlot
  readonly to: PromisedSlot
}

export interface MovedParcel {
  readonly orderId: string
  readonly change: string
  readonly from: ParcelDays
  readonly to: ParcelDays
}

interface ChangeBefore {
  readonly entries: readonly CalendarEntry[]
  readonly moved: readonly MovedOrder[]
  /** Missing in rows written by older versions. */
  readonly parcels?: readonly MovedParcel[]
}

interface StoredCalendar {
  readonly entries: readonly CalendarEntry[]
  readonly before: ChangeBefore | null
  readonly version: number
  readonly updatedAt: Date | null
}

const SECTION = 'calendar'

/** Locks the row, so that concurrent changes run one after the other. */
export async function lockCalendar(tx: Transaction): Promise<StoredCalendar> {
  await tx
    .insert(shopSettings)
    .values({ section: SECTION, values: { entries: [] }, version: 0 })
    .onConflictDoNothing()
  const [row] = await tx.select().from(shopSettings).where(eq(shopSettings.section, SECTION)).for('update')
  const values = (row?.values ?? {}) as Partial<Pick<StoredCalendar, 'entries' | 'before'>>
  return {
    entries: values.entries ?? [],
    before: values.before ?? null,
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt ?? null,
  }
}

export async function writeCalendar(
  tx: Transaction,
  values: { readonly entries: readonly CalendarEntry[]; readonly before: ChangeBefore | null },
  { version, at }: { readonly version: number; readonly at: Date },
): Promise<void> {
  await tx
    .update(shopSettings)
    .set({ values, version, updatedAt: at })
    .where(eq(shopSettings.section, SECTION))
}
