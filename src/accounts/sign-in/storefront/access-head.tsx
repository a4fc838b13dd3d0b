import { accessCopy } from '#accounts/copy/accounts.ts'
import { isDeadLink } from './access-view.ts'
import type { AuthAnswer } from './auth-answer.ts'
import { NoteWithoutScript } from './note-without-script.tsx'

interface AccessHeadProps {
  view: 'sign-in' | 'sign-up' | 'recovery' | 'new-password'
  answer: AuthAnswer | undefined
}

export function AccessHead({ view, answer }: AccessHeadProps) {
  const { title, text } = accessCopy.heads[view]
  return (
    <>
      <h1 className="mt5">{title}</h1>
      <p className="muted mt3">{text}</p>
      {!isDeadLink(answer) && <NoteWithoutScript message={answer?.toast} />}
    </>
  )
}
