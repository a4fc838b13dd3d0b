import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { buyCopy } from '#copy/cart.ts'
import { pathTo } from '../route-table.ts'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toast/toast-store.ts'
import { takePaidMark } from './paid-mark.ts'

/** After a payment the page was loaded afresh: says that it went through and leads to the order. */
export function PaidNote() {
  const [sessionId, setSessionId] = useState<string | null>(null)
  useEffect(() => {
    const paid = takePaidMark()
    if (!paid) return
    setSessionId(paid)
    toast({ title: buyCopy.succeeded, text: buyCopy.thanks })
  }, [])
  // A page that was loaded again stands where it stood: far below, for whoever paid on a phone.
  useEffect(() => {
    if (sessionId) window.scrollTo(0, 0)
  }, [sessionId])
  if (!sessionId) return null
  return (
    <Note tone="success" className="paid-note">
      <b>{buyCopy.succeeded}</b> {buyCopy.thanks}{' '}
      <Link to={pathTo('checkoutSuccess', {}, { session_id: sessionId })}>{buyCopy.seeOrder}</Link>
    </Note>
  )
}
