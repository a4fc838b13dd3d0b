import { expect, test } from 'vitest'
import { calendarIntents } from '#fulfilment/calendar/admin/calendar-action.server.ts'
import { dispatchIntents } from '#fulfilment/shipping/admin/dispatch-action.server.ts'
import { batchIntents } from '#workshop/batches/admin/batches-action.server.ts'
import { materialsIntents } from '#workshop/materials/admin/materials-action.server.ts'

test.each(Object.entries({ calendarIntents, dispatchIntents, materialsIntents, batchIntents }))(
  '%s refuses an undo that names no change',
  (_, { undo }) => {
    const form = new FormData()
    form.set('intent', 'undo')
    expect(undo.read(form)).toBeNull()
    form.set('changes', '00000000-0000-4000-8000-000000000000')
    expect(undo.read(form)).not.toBeNull()
  },
)
