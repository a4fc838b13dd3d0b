import { signInCodeCopy } from '#accounts/sign-in/copy.ts'
import { authPath } from '#ui/browser/auth-path.ts'
import { ArrowLink, Button } from '#ui/elements/button.tsx'
import { AccessForm, useIsSending } from './access-form.tsx'
import type { AuthAnswer } from './auth-answer.ts'
import { CodeTerms } from './email-step.tsx'
import { NoteWithoutScript } from './note-without-script.tsx'

interface LinkPanelProps {
  email: string
  token: string
  redirectTo: string
  answer: AuthAnswer | undefined
}

const copy = signInCodeCopy.link

/** Only the click signs in, because mail scanners open every link. */
export function LinkPanel({ email, token, redirectTo, answer }: LinkPanelProps) {
  return (
    <>
      <h1 className="mt5">{copy.title}</h1>
      <p className="muted mt3">
        {copy.as}
        <b className="code-step__email">{email}</b>.
      </p>
      <NoteWithoutScript message={answer?.toast} />
      <AccessForm intent="use-link" redirectTo={redirectTo} action={authPath(redirectTo, { entrar: token })}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" block busy={useIsSending('use-link')} busyLabel={signInCodeCopy.entering}>
          {signInCodeCopy.enter}
        </Button>
        <CodeTerms />
      </AccessForm>
      <p className="center mt5">
        <ArrowLink back to={authPath(redirectTo)}>
          {copy.other}
        </ArrowLink>
      </p>
    </>
  )
}
