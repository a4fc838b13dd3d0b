import { eq, sql } from 'drizzle-orm'
import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { normaliseSection, sectionFaults } from '#settings/domain/check-section.ts'
import type { SettingsFaults, SettingsSection } from '#settings/domain/settings-fields.ts'
import { loadSettings } from './load-settings.ts'

interface SectionEdit {
  readonly section: SettingsSection
  readonly typed: Readonly<Record<string, string>>
  /** Version that the form showed; 0 for a section that was never saved. */
  readonly version: number
}

type FaultsBySection = Readonly<Partial<Record<SettingsSection, SettingsFaults>>>

export type SaveSettingsRefusal =
  | Refusal<'invalid', { faults: FaultsBySection }>
  | Refusal<'changed-meanwhile', { sections: readonly SettingsSection[] }>

export const SETTINGS_ENTITY = { entity: 'shop-settings', entityId: 'shop' } as const

export async function saveSettings(
  shop: Shop,
  { edits, actor }: { edits: readonly SectionEdit[]; actor: Actor },
): Promise<Ok<undefined> | SaveSettingsRefusal> {
  const sections = inLockOrder(edits).map(({ typed, ...edit }) => ({
    ...edit,
    values: normaliseSection(edit.section, typed),
  }))
  const faults = findFaults(sections)
  if (Object.keys(faults).length > 0) return refuse('invalid', { faults })
  const before = (await loadSettings(shop)).values
  const at = shop.clock.now()
  const outcome = await commitUnlessRefused(shop.db, async (tx) => {
    const outdated: SettingsSection[] = []
    for (const edit of sections) if (!(await writeSection(tx, { ...edit, at }))) outdated.push(edit.section)
    if (outdated.length > 0) return refuse('changed-meanwhile', { sections: outdated })
    const changes = Object.fromEntries(
      sections.flatMap(({ section, values }) =>
        Object.entries(changesBetween(before[section], values)).map(([field, change]) => [
          `${section}.${field}`,
          change,
        ]),
      ),
    )
    await recordChange(tx, { actor, ...SETTINGS_ENTITY, action: 'updated', changes, at })
    return ok()
  })
  if (outcome.ok) await shop.settings.refresh()
  return outcome
}

const inLockOrder = (edits: readonly SectionEdit[]) =>
  edits.toSorted((one, other) => one.section.localeCompare(other.section, 'en'))

function findFaults(sections: readonly { section: SettingsSection; values: Record<string, string> }[]) {
  const faults = sections.map(({ section, values }) => [section, sectionFaults(section, values)] as const)
  return Object.fromEntries(
    faults.filter(([, sectionFaults]) => Object.keys(sectionFaults).length > 0),
  ) as FaultsBySection
}

interface SectionRow {
  readonly section: string
  readonly values: Readonly<Record<string, unknown>>
  readonly version: number
  readonly at: Date
}

export async function writeSection(
  tx: Transaction,
  { section, values, version, at }: SectionRow,
): Promise<boolean> {
  const [row] = await tx
    .insert(shopSettings)
    .values({ section, values, updatedAt: at })
    .onConflictDoUpdate({
      target: shopSettings.section,
      set: { values, version: sql`${shopSettings.version} + 1`, updatedAt: at },
      setWhere: eq(shopSettings.version, version),
    })
    .returning({ version: shopSettings.version })
  return row?.version === version + 1
}
