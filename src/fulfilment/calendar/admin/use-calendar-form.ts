import { useCallback } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { calendarCopy as words } from '#delivery/calendar/copy/admin-calendar.ts'
import { offerUndo } from '#ui/admin/undo-offer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { CalendarAnswer } from './calendar-action.server.ts'

/** Offers undo after a change, and reloads the page's data after a refusal. */
export function useCalendarForm(key: string, onDone?: () => void) {
  const fetcher = useFetcher<CalendarAnswer>({ key })
  const { revalidate } = useRevalidator()
  const answered = useCallback(
    ({ ok, undo }: CalendarAnswer) => {
      if (undo) offerUndo(undo)
      if (ok) onDone?.()
      else revalidate()
    },
    [onDone, revalidate],
  )
  useToastAnswer(fetcher.data, answered, { title: words.changeFailed })
  return fetcher
}
