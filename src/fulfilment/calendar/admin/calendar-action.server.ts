import { z } from 'zod'
import {
  type AdminRequest,
  adminAction,
  intent,
  refusedWith,
} from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { calendarCopy as words } from '#delivery/calendar/copy/admin-calendar.ts'
import { closedParcelsCopy, closedPromisesCopy } from '#delivery/calendar/copy/admin-closed-promises.ts'
import { slotFrom } from '#delivery/calendar/domain/shifts.ts'
import {
  type ChangeDaysRefusal,
  changeDays,
  type Decision,
} from '#fulfilment/calendar/use-cases/change-days.ts'
import { moveClosedParcels, moveClosedPromises } from '#fulfilment/calendar/use-cases/move-closed-promises.ts'
import { undoDays } from '#fulfilment/calendar/use-cases/undo-days.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { parseWholeNumber, seenNumber, textUpTo } from '#platform/http/request/form-fields.server.ts'
import type { Undoable } from '#ui/admin/undo-offer.ts'
import { undoCopy } from '#ui/copy/admin-undo.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'

export type CalendarAnswer = FormAnswer<{ undo: Undoable }>

const page = pathTo('adminCalendar')
const day = textUpTo(10)
const places = textUpTo(4)
const failed = { title: words.changeFailed }
const span = { from: day, until: day, version: seenNumber }

type Change = Omit<Parameters<typeof changeDays>[1], 'actor' | 'decisions'> & {
  decisions?: readonly Decision[]
}

async function change(
  { shop, actor }: AdminRequest,
  dayChange: Change,
  titleOf: (changed: { wasClosed: boolean }) => string,
) {
  const changedDays = await changeDays(shop, { decisions: [], ...dayChange, actor })
  if (!changedDays.ok) return refused({ ...failed, text: describeProblem(changedDays, dayChange) })
  const { version, moved, mailed } = changedDays.value
  const title = titleOf(changedDays.value)
  const text = moved > 0 ? words.done.moved(moved) : words.done.text
  const undo = { title, text, mails: mailed, changes: [String(version)], address: page }
  return { ...done(null), undo }
}

function describeProblem(refusal: ChangeDaysRefusal, { decisions, from }: Change): string {
  if (refusal.code === 'courier-pause') return words.refusals.courierPause
  if (refusal.code === 'invalid') return words.faults[refusal.details.fault]
  if (refusal.code === 'promises') {
    const { promises, promisesFirst } = words.refusals
    return (decisions ? promises : promisesFirst)(refusal.details.count)
  }
  if (refusal.code === 'slot-taken') return words.refusals.slotTaken(refusal.details.orderNumber)
  if (refusal.code === 'slot-unavailable') return words.refusals.slotUnavailable(refusal.details.orderNumber)
  return words.refusals.changedMeanwhile(from, refusal.details.entry)
}

/** 'orderId|slot', or 'orderId' alone if the order keeps its slot. */
function decisionFrom(plan: string): Decision[] {
  const [orderId = '', slot = ''] = plan.split('|')
  return isUuid(orderId) ? [{ orderId, slot: slotFrom(slot) }] : []
}

export const calendarIntents = {
  open: intent({
    schema: z.object({
      day,
      morning: places,
      afternoon: places,
      evening: places,
      note: textUpTo(200),
      version: seenNumber,
    }),
    failed,
    answer: ({ day: on, note, version, ...typed }, request) => {
      const numbers = {
        morning: parseWholeNumber(typed.morning),
        afternoon: parseWholeNumber(typed.afternoon),
        evening: parseWholeNumber(typed.evening),
      }
      const entry = { kind: 'open', places: numbers, note: note.trim() } as const
      return change(request, { from: on, until: on, entry, version }, ({ wasClosed }) =>
        wasClosed ? words.done.open(on) : words.done.saved(on),
      )
    },
  }),
  close: intent({
    schema: z.object({
      ...span,
      kind: z.enum(['day-off', 'vacation']).catch('day-off'),
      note: textUpTo(200),
      plan: z.array(textUpTo(80)).max(2000).catch([]),
    }),
    failed,
    answer: ({ from, until, kind, note, plan, version }, request) => {
      const entry = { kind, places: null, note: note.trim() }
      const decisions = plan.flatMap(decisionFrom)
      return change(request, { from, until, entry, version, decisions }, () =>
        words.done.closed({ from, until }),
      )
    },
  }),
  reset: intent({
    schema: z.object(span),
    failed,
    answer: ({ from, until, version }, request) =>
      change(request, { from, until, entry: null, version }, () => words.done.reset({ from, until })),
  }),
  undo: intent({
    schema: z.object({ changes: z.array(textUpTo(12)).length(1) }),
    failed: undoCopy.failed,
    async answer({ changes }, { shop, actor }) {
      const undoneDays = await undoDays(shop, { version: seenNumber.parse(changes[0] ?? ''), actor })
      if (!undoneDays.ok) return refusedWith(words.undoTooLate)
      const { stayed } = undoneDays.value
      return done(stayed > 0 ? words.undoneBut(stayed) : words.undone)
    },
  }),
  'move-orders': intent({
    schema: z.object({ orderId: textUpTo(40) }),
    failed: closedPromisesCopy.failed,
    async answer({ orderId }, { shop, actor }) {
      const { moved, left } = await moveClosedPromises(shop, { orderId: orderId || null, actorId: actor.id })
      // Not a refusal, because the other orders have been moved.
      if (left > 0) return done(closedPromisesCopy.left(left))
      return done(moved > 0 ? closedPromisesCopy.moved(moved) : closedPromisesCopy.nothing)
    },
  }),
  'move-parcels': intent({
    schema: z.object({}),
    failed: closedParcelsCopy.failed,
    async answer(_, { shop, actor }) {
      const { moved, left } = await moveClosedParcels(shop, { actorId: actor.id })
      if (left > 0) return done(closedParcelsCopy.left(left))
      return done(moved > 0 ? closedParcelsCopy.moved(moved) : closedParcelsCopy.nothing)
    },
  }),
}

const run = adminAction<CalendarAnswer>(calendarIntents, { back: page })

export async function changeCalendar(args: Parameters<typeof run>[0]) {
  const answer = await run(args)
  // Refreshed after the commit: the use case's own refresh ran inside its transaction.
  if (answer instanceof Response || answer.data.ok) await shopOf(args.context).settings.refresh()
  return answer
}
