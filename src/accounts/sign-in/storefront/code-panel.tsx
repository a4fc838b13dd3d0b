import { useNavigate } from 'react-router'
import { signInCodeCopy as copy } from '#accounts/sign-in/copy.ts'
import { authPath } from '#ui/browser/auth-path.ts'
import { ArrowLink } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { AuthAnswer } from './auth-answer.ts'
import { codePath } from './code-path.ts'
import { CodeSignIn } from './code-sign-in.tsx'
import { NoteWithoutScript } from './note-without-script.tsx'
import type { CodeSignInOptions } from './use-code-sign-in.ts'

interface CodePanelProps {
  start: CodeSignInOptions['start']
  redirectTo: string
  isLinkDead: boolean
  answer: AuthAnswer | undefined
}

export function CodePanel({ start, redirectTo, isLinkDead, answer }: CodePanelProps) {
  const navigate = useNavigate()
  const note = answer?.field ? null : answer?.toast
  const typed = answer?.intent === 'ask-code' && start.step === 'email' ? answer.values?.email : undefined
  return (
    <>
      <h1 className="mt5">{start.step === 'code' ? copy.codeTitle : copy.title}</h1>
      {isLinkDead && <DeadLinkNote />}
      {start.step === 'email' && <p className="muted mt3">{copy.text}</p>}
      <NoteWithoutScript message={note} />
      <div className="mt5">
        <CodeSignIn
          key={start.step}
          start={{ ...start, email: typed ?? start.email }}
          redirectTo={redirectTo}
          answer={answer}
          onSent={() => navigate(codePath(redirectTo, 'code'), { replace: true })}
        />
      </div>
      <p className="center mt5">
        <ArrowLink back to={authPath(redirectTo)}>
          {copy.back}
        </ArrowLink>
      </p>
    </>
  )
}

function DeadLinkNote() {
  return (
    <Note className="mt4" tone="danger">
      <b>{copy.link.deadTitle}.</b> {copy.link.deadText}
    </Note>
  )
}
