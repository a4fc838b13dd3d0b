import { useState } from 'react'
import { useFetcher } from 'react-router'
import { completionCopy, profileCopy } from '#copy/profile.ts'
import { NAME_MAX_LENGTH } from '#domain/accounts/names.ts'
import { maskPhone } from '#domain/accounts/phone.ts'
import {
  missingFields,
  type ProfileFacts,
  requiredForCompletion,
} from '#domain/accounts/profile-completion.ts'
import { maskCep } from '#domain/address/cep.ts'
import { useToastAnswer } from '../../cart/use-toast-answer.ts'
import { pathTo } from '../../route-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CityAndState } from './city-and-state.tsx'
import type { ProfileAnswer } from './profile-action.server.ts'
import { useCepFill } from './use-cep-fill.ts'

export interface CompletionDialogProps {
  profile: ProfileFacts & { phone: string | null; isExternal: boolean }
}

/** Asks for what is missing before the first order. It cannot be waved away; who does not want to answer can sign out. */
export default function CompletionDialog({ profile }: CompletionDialogProps) {
  const fetcher = useFetcher<ProfileAnswer>()
  useToastAnswer(fetcher.data)
  const [draft, setDraft] = useState(() => draftOf(profile))
  const change = (fields: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...fields }))
  const cep = useCepFill(draft, ({ addressLine1, city, state }) => change({ addressLine1, city, state }))
  const required = requiredForCompletion(profile.isExternal)
  const isReady = missingFields(draft, required).length === 0
  const { fields } = profileCopy
  const signOutForm = 'sair-do-perfil'
  return (
    <Dialog
      open
      closable={false}
      onClose={() => undefined}
      title={completionCopy.title}
      description={completionCopy.text}
    >
      <form id={signOutForm} method="post" action={pathTo('signOut')} />
      <fetcher.Form method="post" action={pathTo('profile')} noValidate>
        <DialogBody className="fields">
          <input type="hidden" name="intent" value="complete" />
          <TextField
            label={fields.fullName}
            name="fullName"
            required={required.includes('fullName')}
            autoComplete="name"
            maxLength={NAME_MAX_LENGTH}
            value={draft.fullName}
            onChange={(event) => change({ fullName: event.target.value })}
          />
          <TextField
            label={fields.postalCode}
            name="postalCode"
            required
            span={3}
            numeric
            inputMode="numeric"
            placeholder="00000-000"
            autoComplete="postal-code"
            maxLength={9}
            data-autofocus={draft.fullName ? true : undefined}
            value={draft.postalCode}
            onChange={(event) => {
              const postalCode = maskCep(event.target.value)
              change({ postalCode })
              cep.follow(postalCode)
            }}
            hint={cep.remark}
          />
          <TextField
            label={fields.phone}
            name="phone"
            type="tel"
            optional
            span={3}
            numeric
            autoComplete="tel"
            value={draft.phone}
            onChange={(event) => change({ phone: maskPhone(event.target.value) })}
          />
          <TextField
            label={fields.addressLine1}
            name="addressLine1"
            required
            placeholder={fields.addressLine1Placeholder}
            autoComplete="address-line1"
            maxLength={160}
            value={draft.addressLine1}
            onChange={(event) => change({ addressLine1: event.target.value })}
          />
          <CityAndState city={draft.city} state={draft.state} onChange={change} />
          {!isReady && <p className="hint">{completionCopy.hint}</p>}
          <p className="sr" role="status">
            {cep.remark}
          </p>
        </DialogBody>
        <DialogFoot>
          <Button type="submit" variant="ghost" form={signOutForm}>
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

function draftOf({
  fullName,
  phone,
  addressLine1,
  city,
  state,
  postalCode,
}: CompletionDialogProps['profile']) {
  return {
    fullName: fullName ?? '',
    phone: phone ?? '',
    addressLine1: addressLine1 ?? '',
    addressLine2: '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
  }
}
