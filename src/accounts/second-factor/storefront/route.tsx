import { securityCopy as copy, securityRefusals } from '#accounts/second-factor/copy/security.ts'
import { NoteWithoutScript } from '#accounts/sign-in/storefront/note-without-script.tsx'
import { pathTo } from '#addresses.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { ArrowLink } from '#ui/elements/button.tsx'
import { isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { AppSection } from './app-section.tsx'
import { CodesSection } from './codes-section.tsx'
import { loadSecurity } from './load-security.server.ts'
import { PasskeySection } from './passkey-section.tsx'
import { changeFactors } from './security-action.server.ts'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSecurity(request, context)
}

export function action({ request, context }: Route.ActionArgs) {
  return changeFactors(request, context)
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders ?? loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, copy.page)
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  useToastAnswer(actionData, undefined, securityRefusals.unexpected)
  const answer = isFailedAnswer(actionData) ? undefined : actionData
  const { factors, setup } = loaderData
  const isOn = factors.appSince !== null || factors.passkeys.length > 0
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap account-page security-page stack">
        <p>
          <ArrowLink back to={pathTo('profile')}>
            {copy.back}
          </ArrowLink>
        </p>
        <h1>{copy.page}</h1>
        <p>
          <Badge tone={isOn ? 'sage' : 'amber'}>{isOn ? copy.on : copy.off}</Badge>
        </p>
        <p className="muted">{copy.about}</p>
        <NoteWithoutScript message={answer?.toast} />
        {isOn && <CodesSection codes={answer?.codes} left={factors.codesLeft} />}
        <AppSection
          since={factors.appSince}
          setup={answer?.ok ? null : setup}
          error={answer?.field === 'code' ? answer.toast?.text : undefined}
        />
        <PasskeySection passkeys={factors.passkeys} />
        <p className="small muted">{copy.lost}</p>
      </div>
    </main>
  )
}
