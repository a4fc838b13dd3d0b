import { Form, useNavigation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { accessCopy } from '#copy/account/accounts.ts'
import { invitationCopy as copy, invitationRefusals } from '#copy/account/invitation.ts'
import { NAME_MAX_LENGTH } from '#domain/accounts/names.ts'
import { findInvitation } from '#shop/accounts/invitation/find-invitation.ts'
import { AuthLayout } from '#web/accounts/access/auth-layout.tsx'
import { NoteWithoutScript } from '#web/accounts/access/note-without-script.tsx'
import { SignOutForm } from '#web/accounts/session/sign-out-form.tsx'
import { NewPasswordFields } from '#web/accounts/sign-up/new-password-fields.tsx'
import { TermsLabel } from '#web/accounts/sign-up/terms-label.tsx'
import { authPath } from '#web/kit/browser/auth-path.ts'
import { Button, LinkButton } from '#web/kit/elements/button.tsx'
import { isFailedAnswer } from '#web/kit/failures/failed-answer.ts'
import { Checkbox } from '#web/kit/form/checkbox.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { mailedLinkMeta } from '#web/kit/seo/page-meta.ts'
import { shopOf, visitorOf } from '#web/server/request/context.server.ts'
import { shopPicture } from '#web/server/request/shop-picture.server.ts'
import type { Route } from './+types/route.ts'
import { type AcceptAnswer, acceptByForm } from './accept-action.server.ts'

/** Looks and uses nothing up: mail programs and messengers open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')?.trim() ?? ''
  const found = token === '' ? null : await findInvitation(shopOf(context), { token })
  const picture = shopPicture(shopOf(context), 'confirmation')
  if (!found?.ok) return { fault: found?.code ?? ('invitation-unknown' as const), offer: null, picture }
  const visitor = visitorOf(context)
  const isOther = visitor.kind !== 'guest' && visitor.email !== found.value.email
  const offer = { token, invitation: found.value, isSignedIn: visitor.kind !== 'guest', isOther }
  return { fault: null, offer, picture }
}

export function action({ request, context }: Route.ActionArgs) {
  return acceptByForm(request, context)
}

export function meta({ matches }: Route.MetaArgs) {
  return mailedLinkMeta(matches, copy.page)
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  useToastAnswer(actionData, undefined, invitationRefusals.unexpected)
  const answer = isFailedAnswer(actionData) ? undefined : actionData
  return (
    <AuthLayout image={loaderData.picture}>
      {loaderData.offer ? (
        <Offer {...loaderData.offer} answer={answer} />
      ) : (
        <>
          <h1 className="mt5">{copy.none.title}</h1>
          <p className="muted mt3">{copy.none[loaderData.fault]}</p>
          <LinkButton to={pathTo('auth')} className="mt5">
            {copy.none.signIn}
          </LinkButton>
        </>
      )}
    </AuthLayout>
  )
}

interface OfferProps {
  token: string
  invitation: Extract<Awaited<ReturnType<typeof findInvitation>>, { ok: true }>['value']
  isSignedIn: boolean
  isOther: boolean
  answer: AcceptAnswer | undefined
}

function Offer({ token, invitation, isSignedIn, isOther, answer }: OfferProps) {
  const { name, role, email, hasAccount, secondFactorRequired } = invitation
  return (
    <>
      <h1 className="mt5">{copy.title(name)}</h1>
      <p className="mt3">{copy.text[role]}</p>
      <p className="muted mt3">
        {copy.account(email)} {secondFactorRequired && copy.factor}
      </p>
      <NoteWithoutScript message={answer?.toast} />
      {isOther ? (
        <div className="stack mt5">
          <p>{copy.other(email)}</p>
          <SignOutForm>
            <Button type="submit" variant="ghost" block>
              {copy.signOut}
            </Button>
          </SignOutForm>
        </div>
      ) : !isSignedIn && hasAccount ? (
        <div className="stack mt5">
          <p>{copy.signIn}</p>
          <LinkButton to={authPath(pathTo('staffInvitation', {}, { token }))} block>
            {copy.signInPress}
          </LinkButton>
        </div>
      ) : (
        <AcceptForm token={token} isNew={!isSignedIn} answer={answer} />
      )}
    </>
  )
}

function AcceptForm({ token, isNew, answer }: { token: string; isNew: boolean; answer?: AcceptAnswer }) {
  const isSending = useNavigation().formAction !== undefined
  const errorOf = (field: string) => (answer?.field === field ? (answer.toast?.text ?? null) : null)
  return (
    <Form method="post" className="stack mt5" noValidate>
      <input type="hidden" name="token" value={token} />
      {isNew && (
        <>
          <p className="muted">{copy.newAccount}</p>
          <TextField
            label={copy.name}
            name="fullName"
            autoComplete="name"
            required
            maxLength={NAME_MAX_LENGTH}
            defaultValue={answer?.fullName}
            error={errorOf('fullName')}
          />
          <NewPasswordFields label={accessCopy.fields.password} errorOf={errorOf} />
          <Checkbox name="terms" value="1" label={<TermsLabel />} error={errorOf('terms')} />
        </>
      )}
      <Button type="submit" block busy={isSending} busyLabel={copy.accepting}>
        {copy.accept}
      </Button>
    </Form>
  )
}
