import { eq } from 'drizzle-orm'
import type { PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import type { CalendarEntry } from '#delivery/calendar/domain/workshop-calendar.ts'
import type { ParcelDays } from '#delivery/carriers/domain/offers.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'

/** An order that was moved because its day was closed; `change` names the mail about it. */
export interface MovedOrder {
  readonly orderId: string
  readonly change: string
  readonly from: PromisedSlot
  readonly to: PromisedSlot
}

/** The same of a parcel, which leaves and arrives on other days. */
export interface MovedParcel {
  readonly orderId: string
  readonly change: string
  readonly from: ParcelDays
  readonly to: ParcelDays
}

/** What the newest change wrote over, so that it can be taken back. */
interface ChangeBefore {
  readonly entries: readonly CalendarEntry[]
  readonly moved: readonly MovedOrder[]
  /** Missing in what an older version wrote. */
  readonly parcels?: readonly MovedParcel[]
}

interface StoredCalendar {
  readonly entries: readonly CalendarEntry[]
  readonly before: ChangeBefore | null
  /** 0 where nothing was ever written. */
  readonly version: number
  readonly updatedAt: Date | null
}

const SECTION = 'calendar'

/** Whoever changes the calendar reads it so: two changes take turns. */
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
