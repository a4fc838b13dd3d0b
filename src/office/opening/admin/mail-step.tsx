import { pathTo } from '#addresses.ts'
import { openingCopy } from '#office/opening/admin-copy.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { stepPath } from './step-names.ts'

const words = openingCopy.mail
const shared = { action: stepPath('mail'), failed: words.sendFailed, saving: words.sending }

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
            <AdminForm {...shared} intent="prove-mail" hidden={{ token }} press={words.confirm} />
          </>
        ) : (
          <AdminForm {...shared} intent="send-mail" press={proof ? words.again : words.send(email)} />
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
      <div className="steps__foot mt4">
        <LinkButton to={pathTo('adminOpening')} variant="ghost">
          {openingCopy.back}
        </LinkButton>
      </div>
    </>
  )
}
