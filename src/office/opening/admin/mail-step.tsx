import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { openingCopy } from '#office/opening/admin-copy.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { StepAnswer } from './step-answer.server.ts'
import { stepPath } from './step-names.ts'

const words = openingCopy.mail

interface MailStepProps {
  email: string
  token: string
  proof: { email: string; isProven: boolean } | null
  isKept: boolean
}

export function MailStep({ email, token, proof, isKept }: MailStepProps) {
  return (
    <>
      <div className="panel stack">
        {proof?.isProven && <Note tone="success">{words.proven}</Note>}
        {proof && !proof.isProven && !token && <Note>{words.waiting(proof.email)}</Note>}
        {token && !proof?.isProven ? (
          <>
            <p>{words.confirmText}</p>
            <MailPress intent="prove-mail" token={token} label={words.confirm} />
          </>
        ) : (
          <MailPress intent="send-mail" token="" label={proof ? words.again : words.send(email)} />
        )}
        {isKept && (
          <p className="hint">
            {words.kept}{' '}
            <a href={pathTo('devMail')} target="_blank" rel="noreferrer">
              {words.openFolder}
            </a>
          </p>
        )}
      </div>
      <div className="steps__foot">
        <LinkButton to={pathTo('adminOpening')} variant="ghost">
          {openingCopy.back}
        </LinkButton>
      </div>
    </>
  )
}

interface MailPressProps {
  intent: 'send-mail' | 'prove-mail'
  token: string
  label: string
}

function MailPress({ intent, token, label }: MailPressProps) {
  const fetcher = useFetcher<StepAnswer>()
  useToastAnswer(fetcher.data, undefined, words.sendFailed)
  return (
    <fetcher.Form method="post" action={stepPath('mail')}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.sending}>
        {label}
      </Button>
    </fetcher.Form>
  )
}
