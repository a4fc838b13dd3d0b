import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import {
  missingFields,
  type ProfileFacts,
  type ProfileField,
  requiredForCompletion,
} from '#accounts/domain/profile-completion.ts'
import { SignOutForm } from '#accounts/session/storefront/sign-out-form.tsx'
import { pathTo } from '#addresses.ts'
import { completionCopy, profileCopy, profileNotices } from '#customers/profile/copy/profile.ts'
import { lacksNumber } from '#customers/profile/domain/lacks-number.ts'
import { cepInput } from '#delivery/freight/storefront/cep-input.ts'
import { NAME_MAX_LENGTH } from '#platform/domain/names.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import type { ProfileAnswer } from './profile-answer.ts'
import { CityAndState, PhoneField } from './shared-fields.tsx'
import { useCepFill } from './use-cep-fill.ts'
import { useFaultFocus } from './use-fault-focus.ts'

interface CompletionDraft {
  fullName: string
  phone: string
  addressLine1: string
  city: string
  state: string
  postalCode: string
}

interface CompletionFieldsProps {
  draft: CompletionDraft
  onChange: (change: Partial<CompletionDraft>) => void
  required: readonly ProfileField[]
  isReady: boolean
  errorOf: (field: keyof CompletionDraft) => string | null
}

export interface CompletionDialogProps {
  profile: ProfileFacts & { phone: string | null; isExternal: boolean }
}

const SIGN_OUT_FORM = 'sair-do-perfil'

/** Shown before the first order. It cannot be dismissed; signing out is the only alternative. */
export default function CompletionDialog({ profile }: CompletionDialogProps) {
  const fetcher = useFetcher<ProfileAnswer>()
  useToastAnswer(fetcher.data, undefined, profileNotices.saveFailed)
  const { draft, change } = useDraft(buildDraft(profile))
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

function buildDraft(profile: CompletionDialogProps['profile']): CompletionDraft {
  return {
    fullName: profile.fullName ?? '',
    phone: profile.phone ?? '',
    addressLine1: profile.addressLine1 ?? '',
    city: profile.city ?? '',
    state: profile.state ?? '',
    postalCode: profile.postalCode ?? '',
  }
}

function CompletionFields({ draft, onChange, required, isReady, errorOf }: CompletionFieldsProps) {
  const cep = useCepFill({ ...draft, addressLine2: '' }, ({ addressLine2: _none, ...fields }) =>
    onChange(fields),
  )
  const { fields } = profileCopy
  return (
    <>
      <TextField
        label={fields.fullName}
        name="fullName"
        required={required.includes('fullName')}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        value={draft.fullName}
        onChange={(event) => onChange({ fullName: event.target.value })}
        error={errorOf('fullName')}
      />
      <TextField
        label={fields.postalCode}
        name="postalCode"
        required
        span={3}
        numeric
        placeholder="00000-000"
        data-autofocus={draft.fullName ? true : undefined}
        value={draft.postalCode}
        {...cepInput(draft.postalCode, (postalCode) => {
          onChange({ postalCode })
          cep.follow(postalCode)
        })}
        error={cep.problem ?? errorOf('postalCode')}
        hint={cep.remark}
      />
      <PhoneField phone={draft.phone} onChange={onChange} errorOf={errorOf} />
      <TextField
        label={fields.addressLine1}
        name="addressLine1"
        required
        placeholder={fields.addressLine1Placeholder}
        autoComplete="address-line1"
        maxLength={160}
        value={draft.addressLine1}
        onChange={(event) => onChange({ addressLine1: event.target.value })}
        hint={lacksNumber(draft) ? fields.numberHint : undefined}
        error={errorOf('addressLine1')}
      />
      <CityAndState city={draft.city} state={draft.state} onChange={onChange} errorOf={errorOf} />
      {!isReady && <p className="hint">{completionCopy.hint}</p>}
      <p className="sr" role="status">
        {cep.problem ?? cep.remark}
      </p>
    </>
  )
}
