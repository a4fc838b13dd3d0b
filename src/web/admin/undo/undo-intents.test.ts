import { expect, test } from 'vitest'
import { calendarIntents } from '#web/admin/calendar/calendar-action.server.ts'
import { dispatchIntents } from '#web/admin/dispatch/dispatch-action.server.ts'
import { materialsIntents } from '#web/admin/materials/materials-action.server.ts'
import { pourIntents } from '#web/admin/pours/pours-action.server.ts'

test.each(Object.entries({ calendarIntents, dispatchIntents, materialsIntents, pourIntents }))(
  '%s refuses an undo that names no change',
  (_, { undo }) => {
    const form = new FormData()
    form.set('intent', 'undo')
    expect(undo.read(form)).toBeNull()
    form.set('changes', '00000000-0000-4000-8000-000000000000')
    expect(undo.read(form)).not.toBeNull()
  },
)
