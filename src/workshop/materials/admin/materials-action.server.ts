import { z } from 'zod'
import { adminAction, intent, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import type { Ok, Refusal } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import {
  chosenFile,
  idText,
  parseWholeNumber,
  seenNumber,
  sentAs,
  text,
  textUpTo,
} from '#platform/http/request/form-fields.server.ts'
import type { Undoable } from '#ui/admin/undo-offer.ts'
import { undoCopy } from '#ui/copy/admin-undo.ts'
import { done, type FormAnswer } from '#ui/form/form-answer.ts'
import { materialsCopy as words } from '#workshop/materials/copy/admin-materials.ts'
import { materialsImportCopy as importWords } from '#workshop/materials/copy/admin-materials-import.ts'
import { checkMaterial } from '#workshop/materials/domain/material.ts'
import { importMaterials } from '#workshop/materials/use-cases/import-materials.ts'
import {
  buyMaterial,
  correctMaterial,
  loseMaterial,
  type MovedMaterial,
} from '#workshop/materials/use-cases/move-material.ts'
import { hideMaterial, saveMaterial } from '#workshop/materials/use-cases/save-material.ts'
import { undoMovement } from '#workshop/materials/use-cases/undo-movement.ts'

export type MaterialAnswer = FormAnswer<{ field: string; undo: Undoable; wrongLines: string[] }>

const typed = textUpTo(20)
const reason = textUpTo(400)
const lists = pathTo('adminMaterials')
/** Maximum number of wrong file lines in the answer. */
const MAX_SHOWN = 50

const fieldOf: Readonly<Record<string, string>> = {
  'material-name': 'name',
  'name-taken': 'name',
  'material-kind': 'kind',
  'material-unit': 'unit',
  'unit-in-use': 'unit',
  'supplier-phone': 'supplierPhone',
  'reorder-line': 'reorderAt',
  'lead-days': 'leadDays',
  amount: 'amount',
  'more-than-there-is': 'amount',
  paid: 'paid',
  'price-high': 'paid',
  count: 'counted',
  'counted-same': 'counted',
  'no-price': 'counted',
  reason: 'reason',
}

type Known = Refusal<keyof typeof words.refusals>

function buildAnswer(
  result: Ok<MovedMaterial> | Known,
  wordsOf: (movedMaterial: MovedMaterial) => { title: string; text: string },
): MaterialAnswer {
  if (!result.ok) return { ...refusedWith(words.refusals[result.code]), field: fieldOf[result.code] }
  const changes = [result.value.movementId]
  return { ...done(null), undo: { ...wordsOf(result.value), mails: 0, changes, address: lists } }
}

const save = intent({
  schema: z.object({
    materialId: text,
    name: textUpTo(200),
    kind: typed,
    unit: typed,
    supplierName: textUpTo(200),
    supplierPhone: textUpTo(40),
    reorderAt: typed,
    leadDays: typed,
    version: seenNumber,
  }),
  failed: words.failed.save,
  async run({ materialId, version, ...facts }, { shop, actor }) {
    const checkedMaterial = checkMaterial(facts)
    if (!checkedMaterial.ok) return checkedMaterial
    const id = isUuid(materialId) ? materialId : null
    return saveMaterial(shop, { actor, materialId: id, facts: checkedMaterial.value, version })
  },
  done: () => words.saved,
  refusals: words.refusals,
  fields: fieldOf,
})

const buy = intent({
  schema: z.object({ materialId: idText, amount: typed, paid: typed, lot: textUpTo(100) }),
  failed: words.failed.buy,
  async answer({ materialId, ...sent }, { shop, actor }) {
    const result = await buyMaterial(shop, { actor, materialId, typed: sent })
    return buildAnswer(result, ({ name, moved, left }) => words.bought(name, moved, left))
  },
})

const undo = intent({
  schema: z.object({ changes: z.array(idText).length(1) }),
  failed: undoCopy.failed,
  run: ({ changes: [movementId = ''] }, { shop, actor }) => undoMovement(shop, { actor, movementId }),
  done: ({ name, left }) => words.undone(name, left),
  refusals: words.refusals,
})

const importFile = intent({
  schema: z.object({ file: chosenFile }),
  failed: importWords.failed,
  async answer({ file }, { shop, actor }): Promise<MaterialAnswer> {
    if (!file) return refusedWith(importWords.refusals['file-missing'])
    const bytes = new Uint8Array(await file.arrayBuffer())
    const importedMaterials = await importMaterials(shop, { actor, bytes })
    if (importedMaterials.ok) return done(importWords.done(importedMaterials.value))
    if (importedMaterials.code !== 'lines-wrong')
      return refusedWith(importWords.refusals[importedMaterials.code])
    const { faults } = importedMaterials.details
    const wrongLines = faults.map(
      ({ number, name, fault }) => `${importWords.line(number, name)}: ${importWords.faults[fault]}`,
    )
    const shownWrongLines = wrongLines.slice(0, MAX_SHOWN)
    const moreCount = wrongLines.length - shownWrongLines.length
    const lines = new Set(faults.map(({ number }) => number)).size
    return {
      ...refusedWith(importWords.wrong(lines, wrongLines[0] ?? '')),
      wrongLines: moreCount > 0 ? [...shownWrongLines, importWords.more(moreCount)] : shownWrongLines,
    }
  },
})

export const materialsIntents = { save, buy, undo, import: importFile }

export const changeMaterials = adminAction<MaterialAnswer>(materialsIntents, { back: lists })

export const materialIntents = {
  save,
  buy,
  correct: intent({
    schema: z.object({ materialId: idText, counted: typed, seen: textUpTo(20), reason }),
    failed: words.failed.move,
    async answer({ seen, ...sent }, { shop, actor }) {
      const result = await correctMaterial(shop, { actor, ...sent, seen: parseWholeNumber(seen) })
      return buildAnswer(result, ({ name, left }) => words.corrected(name, left))
    },
  }),
  lose: intent({
    schema: z.object({ materialId: idText, amount: typed, reason }),
    failed: words.failed.move,
    async answer({ amount, ...sent }, { shop, actor }) {
      const result = await loseMaterial(shop, { actor, ...sent, lost: amount })
      return buildAnswer(result, ({ name, moved, left }) => words.lost(name, moved, left))
    },
  }),
  hide: intent({
    schema: z.object({ materialId: idText, hidden: sentAs('yes') }),
    failed: words.failed.hide,
    run: ({ materialId, hidden }, { shop, actor }) =>
      hideMaterial(shop, { actor, materialId, isHidden: hidden }),
    done: ({ name }, { hidden }) => (hidden ? words.hiddenNow(name) : words.shownNow(name)),
    refusals: words.refusals,
  }),
}

export const changeMaterial = adminAction<MaterialAnswer>(materialIntents, {
  back: ({ id = '' }) => pathTo('adminMaterial', { id }),
})
