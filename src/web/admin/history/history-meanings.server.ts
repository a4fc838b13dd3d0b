import { historyCopy } from '#copy/admin/orders/change-history.ts'
import { foldText } from '#domain/address/fold-text.ts'
import type { AuditedEntity } from '#shop/audit/record-change.ts'
import type { Meaning } from '#shop/audit/search-changes.ts'
import type { AuditWords } from '#web/admin/audit-trail.tsx'
import { historyWords } from './history-words.server.ts'

/** Which changes the history tells with this word: the owner looks for 'motoboy', and the row says 'courierPause'. */
export function meaningsOf(word: string): Meaning[] {
  const wanted = foldText(word)
  if (wanted === '') return []
  const namedSo = (names: Readonly<Record<string, string>>) =>
    Object.keys(names).filter((code) => foldText(names[code] ?? '').includes(wanted))
  const entities = Object.entries(historyWords) as [AuditedEntity, AuditWords][]
  return entities
    .map(([entity, { actions, fields }]) => ({
      entity,
      isAll: foldText(historyCopy.entities[entity]).includes(wanted),
      actions: namedSo(actions),
      fields: namedSo(fields),
    }))
    .filter(({ isAll, actions, fields }) => isAll || actions.length + fields.length > 0)
}
