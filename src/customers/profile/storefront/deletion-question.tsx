import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { ownDataCopy } from '#customers/profile/copy/profile.ts'
import { useNewsletterName } from '#ui/browser/use-root-data.ts'
import { Button } from '#ui/elements/button.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import type { DeletionAnswer } from './deletion-action.server.ts'
import { DeletionProofField } from './deletion-proof-field.tsx'
import { ReviewsChoice } from './reviews-choice.tsx'

interface DeletionQuestionProps {
  open: boolean
  isCodeSent: boolean
  onClose: () => void
  hasPassword: boolean
  hasReviews: boolean
}

/** Requires the password or an emailed code, because an open session may be used by someone else. */
export default function DeletionQuestion({
  open,
  onClose,
  hasPassword,
  hasReviews,
  ...ticket
}: DeletionQuestionProps) {
  const { confirm } = ownDataCopy
  const newsletter = useNewsletterName()
  const deletion = useFetcher<DeletionAnswer>()
  const mail = useFetcher<DeletionAnswer>()
  const [isCodeSent, setIsCodeSent] = useState(ticket.isCodeSent)
  useToastAnswer(deletion.data)
  useToastAnswer(mail.data, (answer) => setIsCodeSent((before) => before || answer.isCodeSent === true))
  const mailForm = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = deletion.data?.field
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field, refused again, gets the focus again
  useEffect(() => {
    if (field) (form.current?.elements.namedItem(field) as HTMLElement | null)?.focus()
  }, [field, deletion.data])
  const isByCode = isCodeSent || !hasPassword
  return (
    <Dialog open={open} onClose={onClose} title={confirm.title} description={confirm.question} size="s">
      <mail.Form id={mailForm} method="post" action={pathTo('profile')}>
        <input type="hidden" name="intent" value="deletion-code" />
      </mail.Form>
      <deletion.Form ref={form} method="post" action={pathTo('profile')} noValidate>
        <input type="hidden" name="intent" value="delete" />
        <DialogBody className="stack">
          <p className="small muted">{confirm.detail(newsletter)}</p>
          {hasReviews && <ReviewsChoice />}
          <DeletionProofField
            isByCode={isByCode}
            isCodeSent={isCodeSent}
            error={errorFor(deletion.data, isByCode)}
          />
          <p>
            <Button
              type="submit"
              small
              variant="ghost"
              form={mailForm}
              busy={mail.state !== 'idle'}
              busyLabel={confirm.sending}
            >
              {isCodeSent ? confirm.sendAnother : isByCode ? confirm.sendCode : confirm.sendCodeInstead}
            </Button>
          </p>
        </DialogBody>
        <DialogFoot>
          <Button variant="ghost" onClick={onClose}>
            {confirm.cancel}
          </Button>
          <Button
            type="submit"
            variant="danger"
            disabled={isByCode && !isCodeSent}
            busy={deletion.state !== 'idle'}
            busyLabel={confirm.busy}
          >
            {confirm.submit}
          </Button>
        </DialogFoot>
      </deletion.Form>
    </Dialog>
  )
}

function errorFor(answer: DeletionAnswer | undefined, isByCode: boolean): string | null {
  return answer?.field === (isByCode ? 'code' : 'password') ? (answer.toast?.text ?? null) : null
}
