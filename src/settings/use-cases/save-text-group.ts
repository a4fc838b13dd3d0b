import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import {
  normaliseText,
  type OwnTexts,
  type TextFault,
  type TextGroup,
  type TextKind,
  textFault,
} from '#settings/domain/shop-text.ts'
import { loadSettings, TEXT_PREFIX } from './load-settings.ts'
import { SETTINGS_ENTITY, writeSection } from './save-settings.ts'

declare module '#platform/server-manifest.ts' {
  interface ServerManifest {
    readonly textGroups?: readonly TextGroup[]
  }
}

declare module '#platform/shop.ts' {
  interface Shop {
    readonly textGroups: readonly TextGroup[]
  }
}

interface TextEdit {
  readonly group: TextGroup
  readonly typed: Readonly<Record<string, string>>
  /** Version that the form showed; 0 for a group that was never saved. */
  readonly version: number
  readonly actor: Actor
}

export type SaveTextRefusal =
  | Refusal<'invalid', { faults: Readonly<Record<string, TextFault>> }>
  | Refusal<'changed-meanwhile', undefined>

export async function saveTextGroup(
  shop: Shop,
  { group, typed, version, actor }: TextEdit,
): Promise<Ok<undefined> | SaveTextRefusal> {
  const texts = Object.entries(group.texts).map(([name, definition]) => {
    const text = normaliseText(typed[name] ?? '', definition)
    return { name, definition, text, fault: textFault(text, definition) }
  })
  const faults = Object.fromEntries(texts.flatMap(({ name, fault }) => (fault ? [[name, fault]] : [])))
  if (Object.keys(faults).length > 0) return refuse('invalid', { faults })
  const own = (await loadSettings(shop)).texts
  const before = Object.fromEntries(texts.map(({ definition: { label, key } }) => [label, own[key] ?? '']))
  const after = Object.fromEntries(texts.map(({ definition: { label }, text }) => [label, text]))
  const at = shop.clock.now()
  const outcome = await commitUnlessRefused(shop.db, async (tx) => {
    const values = Object.fromEntries(texts.map(({ name, text }) => [name, text]))
    const section = `${TEXT_PREFIX}${group.key}`
    if (!(await writeSection(tx, { section, values, version, at })))
      return refuse('changed-meanwhile', undefined)
    const changes = Object.fromEntries(
      Object.entries(changesBetween(before, after)).map(([label, change]) => [
        `${group.title}, ${label}`,
        change,
      ]),
    )
    await recordChange(tx, { actor, ...SETTINGS_ENTITY, action: 'text-changed', changes, at })
    return ok()
  })
  if (outcome.ok) await shop.settings.refresh()
  return outcome
}

/** Only texts that differ from the standard ones. */
export function listOwnTexts(
  { settings, textGroups }: Pick<Shop, 'settings' | 'textGroups'>,
  kind: TextKind,
): OwnTexts {
  const { texts } = settings.current()
  const keys = textGroups
    .filter((group) => group.kind === kind)
    .flatMap((group) => Object.values(group.texts).map(({ key }) => key))
  return Object.fromEntries(keys.flatMap((key) => (texts[key] ? [[key, texts[key]]] : [])))
}
