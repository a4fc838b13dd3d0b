import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { completionCopy, profileCopy, profileNotices } from '#copy/account/profile.ts'
import {
  missingFields,
  type ProfileFacts,
  requiredForCompletion,
} from '#domain/accounts/profile-completion.ts'
import { SignOutForm } from '#web/accounts/session/sign-out-form.tsx'
import { Button } from '#web/kit/elements/button.tsx'
import { useDraft } from '#web/kit/form/use-draft.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { Dialog, DialogBody, DialogFoot } from '#web/kit/overlays/dialog.tsx'
import { type CompletionDraft, CompletionFields } from './completion-fields.tsx'
import type { ProfileAnswer } from './profile-answer.ts'
import { useFaultFocus } from './use-fault-focus.ts'

export interface CompletionDialogProps {
  profile: ProfileFacts & { phone: string | null; isExternal: boolean }
}

const SIGN_OUT_FORM = 'sair-do-perfil'

/** Asks for what is missing before the first order. It cannot be waved away; who does not want to answer can sign out. */
export default function CompletionDialog({ profile }: CompletionDialogProps) {
  const fetcher = useFetcher<ProfileAnswer>()
  useToastAnswer(fetcher.data, undefined, profileNotices.saveFailed)
  const { draft, change } = useDraft(draftOf(profile))
  const [submitted, setSubmitted] = useState(draft)
  const form = useRef<HTMLFormElement>(null)
  useFaultFocus(form, fetcher.data)
  const required = requiredForCompletion(profile.isExternal)
  const isReady = missingFields(draft, required).length === 0
  return (
    <Dialog
      open
      closable={false}
      onClose={() => undefined}
      title={completionCopy.title}
      description={completionCopy.text}
    >
      <SignOutForm id={SIGN_OUT_FORM} />
      <fetcher.Form
        ref={form}
        method="post"
        action={pathTo('profile')}
        noValidate
        onSubmit={() => setSubmitted(draft)}
      >
        <DialogBody className="fields">
          <CompletionFields
            draft={draft}
            onChange={change}
            required={required}
            isReady={isReady}
            errorOf={(field) =>
              draft[field] === submitted[field] ? (fetcher.data?.faults?.[field] ?? null) : null
            }
          />
          <input type="hidden" name="intent" value="complete" />
        </DialogBody>
        <DialogFoot>
          <Button type="submit" variant="ghost" form={SIGN_OUT_FORM}>
            {completionCopy.signOut}
          </Button>
          <Button
            type="submit"
            disabled={!isReady}
            busy={fetcher.state !== 'idle'}
            busyLabel={profileCopy.saving}
          >
            {completionCopy.save}
          </Button>
        </DialogFoot>
      </fetcher.Form>
    </Dialog>
  )
}

function draftOf(profile: CompletionDialogProps['profile']): CompletionDraft {
  return {
    fullName: profile.fullName ?? '',
    phone: profile.phone ?? '',
    addressLine1: profile.addressLine1 ?? '',
    city: profile.city ?? '',
    state: profile.state ?? '',
    postalCode: profile.postalCode ?? '',
  }
}
