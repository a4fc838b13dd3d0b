import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { pauseNoteCopy as words } from '#delivery/calendar/copy/admin-closed-promises.ts'
import type { PauseNear } from '#fulfilment/calendar/use-cases/load-pause-near.ts'
import { Note } from '#ui/feedback/note.tsx'

export function PauseNote({ pause }: { pause: PauseNear | null }) {
  if (!pause) return null
  return (
    <Note icon="clock">
      <p>
        <b>{words.when(pause)}</b> {words.orders(pause.orders)}{' '}
        <Link to={pathTo('adminCalendar')}>{words.open(pause.orders)}</Link>
      </p>
    </Note>
  )
}
