import { useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { calendarCopy as words } from '#delivery/calendar/copy/admin-calendar.ts'
import { AdminForm, type AdminFormProps } from '#ui/admin/admin-form.tsx'
import type { CalendarAnswer } from './calendar-action.server.ts'

/** Reloads the page's data after a refusal. */
export function CalendarForm(form: Omit<AdminFormProps<CalendarAnswer, object>, 'action' | 'failed'>) {
  const { revalidate } = useRevalidator()
  return (
    <AdminForm<CalendarAnswer>
      {...form}
      action={pathTo('adminCalendar')}
      failed={{ title: words.changeFailed }}
      onAnswer={({ ok }) => !ok && revalidate()}
    />
  )
}
