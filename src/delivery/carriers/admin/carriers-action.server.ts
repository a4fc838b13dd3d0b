import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { carriersCopy as words } from '#delivery/carriers/copy/admin-carriers.ts'
import type { BoxFault } from '#delivery/carriers/domain/boxes.ts'
import type { RateEditFault } from '#delivery/carriers/domain/edit-rates.ts'
import type { RatesCsvRefusal } from '#delivery/carriers/domain/rates-csv.ts'
import {
  importRates,
  removeBox,
  saveBox,
  saveRates,
  startWithProposal,
  switchBrazil,
} from '#delivery/carriers/use-cases/change-carriers.ts'
import { parseBrl } from '#platform/domain/money.ts'
import { type Refusal, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { chosenFile, seenNumber, sentAs, text, textUpTo } from '#platform/http/request/form-fields.server.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { accountIntents } from './account-action.server.ts'

export type CarriersAnswer = FormAnswer<{ rateFaults: RateEditFault[]; boxFaults: BoxFault[] }>

const failed = { title: words.failed }
const typed = textUpTo(20)
const version = seenNumber
const LARGEST_FILE = 100_000

export const carrierIntents = {
  switch: intent({
    schema: z.object({ version, wanted: sentAs('on') }),
    failed,
    run: ({ wanted, ...sent }, { shop, actor }) => switchBrazil(shop, { ...sent, isOffered: wanted, actor }),
    done: (_, { wanted }) => (wanted ? words.ways.turnedOn : words.ways.turnedOff),
    refusals: words.refusals,
  }),
  propose: intent({
    schema: z.object({ version }),
    failed,
    run: (sent, { shop, actor }) => startWithProposal(shop, { ...sent, actor }),
    done: () => words.start.done,
    refusals: words.refusals,
  }),
  rates: intent({
    schema: z.object({
      version,
      states: z.array(typed).max(27).catch([]),
      service: typed,
      prices: z.array(typed).max(6).catch([]),
      percent: typed,
      daysFrom: typed,
      daysUntil: typed,
      freeAbove: typed,
    }),
    failed,
    run: ({ version: seen, ...sent }, { shop, actor }) =>
      saveRates(shop, { version: seen, typed: sent, actor }),
    done: () => words.edit.saved,
    refusals: (refusal) =>
      refusal.code === 'rates-invalid'
        ? refusal.details.fields.map((field) => words.edit.faults[field]).join(' ')
        : words.refusals[refusal.code],
    adds: (result) =>
      !result.ok && result.code === 'rates-invalid' ? { rateFaults: result.details.fields } : {},
  }),
  file: intent({
    schema: z.object({ version, file: chosenFile }),
    failed,
    async run({ version: seen, file }, { shop, actor }) {
      if (!file) return refuse('file-missing')
      if (file.size > LARGEST_FILE) return refuse('file-too-large')
      return importRates(shop, { version: seen, text: await file.text(), actor })
    },
    done: () => words.edit.saved,
    refusals: fileProblem,
  }),
  box: intent({
    schema: z.object({
      version,
      boxId: text,
      name: textUpTo(80),
      length: typed,
      width: typed,
      height: typed,
      grams: typed,
      cost: typed,
    }),
    failed,
    async run({ version: seen, boxId, name, length, width, height, grams, cost }, { shop, actor }) {
      if (boxId && !isUuid(boxId)) return refuse('box-not-found')
      const box = {
        name: name.trim(),
        inner: [millimetres(length), millimetres(width), millimetres(height)] as const,
        grams: /^\d{1,5}$/.test(grams.trim()) ? Number(grams) : Number.NaN,
        cost: parseBrl(cost) ?? Number.NaN,
      }
      return saveBox(shop, { version: seen, boxId: boxId || null, box, actor })
    },
    done: () => words.saved,
    refusals: (refusal) =>
      refusal.code === 'box-invalid'
        ? refusal.details.fields.map((field) => words.boxes.faults[field]).join(' ')
        : words.refusals[refusal.code],
    adds: (result) =>
      !result.ok && result.code === 'box-invalid' ? { boxFaults: result.details.fields } : {},
  }),
  removeBox: intent({
    schema: z.object({ version, boxId: text }),
    failed,
    async run({ version: seen, boxId }, { shop, actor }) {
      return isUuid(boxId) ? removeBox(shop, { version: seen, boxId, actor }) : refuse('box-not-found')
    },
    done: () => words.boxes.removed,
    refusals: (refusal) => words.refusals[refusal.code as keyof typeof words.refusals],
  }),
  ...accountIntents,
}

/** Reads centimetres with a decimal comma. */
function millimetres(typedSide: string): number {
  const side = typedSide.trim().replace(',', '.')
  return /^\d{1,3}(\.\d)?$/.test(side) ? Math.round(Number(side) * 10) : Number.NaN
}

function fileProblem(
  refusal:
    | RatesCsvRefusal
    | Refusal<'file-missing'>
    | Refusal<'file-too-large'>
    | Refusal<'changed-meanwhile'>,
): string {
  switch (refusal.code) {
    case 'file-missing':
      return words.file.missing
    case 'file-too-large':
      return words.file.tooLarge
    case 'line-unreadable':
      return words.lineUnreadable(refusal.details.line)
    case 'line-twice':
      return words.lineTwice(refusal.details.line)
    default:
      return words.refusals[refusal.code]
  }
}

export const changeCarriers = adminAction<CarriersAnswer>(carrierIntents, { back: pathTo('adminCarriers') })
