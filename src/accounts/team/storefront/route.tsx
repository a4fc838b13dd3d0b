import { Form, useNavigation } from 'react-router'
import { accessCopy } from '#accounts/copy/accounts.ts'
import { SignOutForm } from '#accounts/session/storefront/sign-out-form.tsx'
import { AuthLayout } from '#accounts/sign-in/storefront/auth-layout.tsx'
import { NoteWithoutScript } from '#accounts/sign-in/storefront/note-without-script.tsx'
import { NewPasswordFields } from '#accounts/sign-up/storefront/new-password-fields.tsx'
import { TermsLabel } from '#accounts/sign-up/storefront/terms-label.tsx'
import { invitationCopy as copy, invitationRefusals } from '#accounts/team/copy.ts'
import { findInvitation } from '#accounts/team/use-cases/find-invitation.ts'
import { pathTo } from '#addresses.ts'
import { NAME_MAX_LENGTH } from '#platform/domain/names.ts'
import { shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { shopPicture } from '#settings/storefront/shop-picture.server.ts'
import { authPath } from '#ui/browser/auth-path.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { mailedLinkMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { type AcceptAnswer, acceptByForm } from './accept-action.server.ts'

export { framelessLinks as links } from '#ui/styles/shop-sheets.ts'

/** Does not consume the link, because mail programs and messengers open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')?.trim() ?? ''
  const invitation = token === '' ? null : await findInvitation(shopOf(context), { token })
  const picture = shopPicture(shopOf(context), 'confirmation')
  if (!invitation?.ok)
    return { fault: invitation?.code ?? ('invitation-unknown' as const), offer: null, picture }
  const visitor = visitorOf(context)
  const isOther = visitor.kind !== 'guest' && visitor.email !== invitation.value.email
  const offer = { token, invitation: invitation.value, isSignedIn: visitor.kind !== 'guest', isOther }
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
  const findError = (field: string) => (answer?.field === field ? (answer.toast?.text ?? null) : null)
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
            error={findError('fullName')}
          />
          <NewPasswordFields label={accessCopy.fields.password} errorOf={findError} />
          <Checkbox name="terms" value="1" label={<TermsLabel />} error={findError('terms')} />
        </>
      )}
      <Button type="submit" block busy={isSending} busyLabel={copy.accepting}>
        {copy.accept}
      </Button>
    </Form>
  )
}
